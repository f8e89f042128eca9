export type { CountdownProps } from './Countdown.tsx'
export { Countdown } from './Countdown.tsx'
export { useTimeLeft } from './use-time-left.ts'
