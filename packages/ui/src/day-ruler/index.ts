export type { DayRulerProps, RulerTime } from './DayRuler.tsx'
export { DayRuler } from './DayRuler.tsx'
