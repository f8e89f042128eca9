export type { HoldTimerProps } from './HoldTimer.tsx'
export { HoldTimer } from './HoldTimer.tsx'
