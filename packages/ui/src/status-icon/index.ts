export type { StatusTone } from './status-icon.tsx'
export { StatusIcon } from './status-icon.tsx'
