export type { FilterGroupProps } from './FilterGroup.tsx'
export { FilterGroup } from './FilterGroup.tsx'
export type { FilterLayoutProps, FilterPanelProps } from './FilterPanel.tsx'
export { FilterLayout, FilterPanel } from './FilterPanel.tsx'
