export type { ActiveFilter, FilterBarProps } from './FilterBar.tsx'
export { FilterBar } from './FilterBar.tsx'
export type { FilterStripProps } from './FilterStrip.tsx'
export { FilterStrip } from './FilterStrip.tsx'
