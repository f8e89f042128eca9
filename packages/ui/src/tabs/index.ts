export type { TabNavItem, TabNavProps } from './TabNav.tsx'
export { TabNav } from './TabNav.tsx'
export type { TabItem, TabPanelProps, TabsProps } from './Tabs.tsx'
export { TabPanel, Tabs } from './Tabs.tsx'
