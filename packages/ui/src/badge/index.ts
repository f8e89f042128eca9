export type { StatusTone } from '#status-icon/index.ts'
export type { BadgeProps } from './Badge.tsx'
export { Badge } from './Badge.tsx'
