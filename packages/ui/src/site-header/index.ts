export type { HeaderSearchProps } from './HeaderSearch.tsx'
export { HeaderSearch } from './HeaderSearch.tsx'
export type { SiteHeaderItem, SiteHeaderProps } from './SiteHeader.tsx'
export { SiteHeader } from './SiteHeader.tsx'
