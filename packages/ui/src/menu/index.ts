export type { MenuItemProps, MenuLinkProps, MenuProps } from './Menu.tsx'
export { Menu, MenuItem, MenuLabel, MenuLink, MenuSeparator } from './Menu.tsx'
