export type { SideNavEntry, SideNavLink, SideNavProps } from './SideNav.tsx'
export { SideNav } from './SideNav.tsx'
