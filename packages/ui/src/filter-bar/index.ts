export type { ActiveFilter, FilterBarProps, FilterStripProps } from './FilterBar.tsx'
export { FilterBar, FilterStrip } from './FilterBar.tsx'
