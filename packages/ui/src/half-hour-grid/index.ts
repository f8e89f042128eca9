export type { HalfHour, HalfHourGridProps, HalfHourKeyProps, HalfHourPeriod, HalfHourState } from './HalfHourGrid.tsx'
export { HalfHourGrid, HalfHourKey } from './HalfHourGrid.tsx'
