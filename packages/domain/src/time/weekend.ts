import { daysAfter, toWallClock } from './wall-clock.ts'

/** Wall clock; from then on a Sunday has next to nothing left to book, and "this weekend" means the next one. */
const SUNDAY_ENDS = '18:00'

/** The Saturday and Sunday to come, the day of today where it is one of them: calendar dates of the zone.
 *  @param now - epoch ms  @param zone - IANA */
export function comingWeekend(now: number, zone: string): string[] {
  const { date, time } = toWallClock(now, zone)
  const weekday = new Date(date).getUTCDay()
  if (weekday === 0 && time < SUNDAY_ENDS) return [date]
  return [daysAfter(date, 6 - weekday), daysAfter(date, 7 - weekday)]
}
