export type { DockProps } from './Dock.tsx'
export { Dock } from './Dock.tsx'
