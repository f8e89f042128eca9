export type { RailProps } from './Rail.tsx'
export { Rail } from './Rail.tsx'
