export type { CountdownProps } from './Countdown.tsx'
export { Countdown } from './Countdown.tsx'
export { clockFace, useTimeLeft } from './use-time-left.ts'
