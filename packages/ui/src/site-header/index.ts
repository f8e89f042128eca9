export type { HeaderSearchProps, SiteHeaderItem, SiteHeaderProps } from './SiteHeader.tsx'
export { HeaderSearch, SiteHeader } from './SiteHeader.tsx'
