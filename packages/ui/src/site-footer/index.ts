export type { FooterGroup, FooterLink, SiteFooterProps } from './SiteFooter.tsx'
export { SiteFooter } from './SiteFooter.tsx'
