export type { TabBarItem, TabBarProps } from './TabBar.tsx'
export { TabBar } from './TabBar.tsx'
