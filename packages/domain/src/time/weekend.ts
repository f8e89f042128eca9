import { daysAfter, toWallClock } from './wall-clock.ts'

/** The Saturday and Sunday to come, the day of today where it is one of them: calendar dates of the zone.
 *  @param now - epoch ms  @param zone - IANA */
export function comingWeekend(now: number, zone: string): string[] {
  const { date } = toWallClock(now, zone)
  const weekday = new Date(date).getUTCDay()
  if (weekday === 0) return [date]
  return [daysAfter(date, 6 - weekday), daysAfter(date, 7 - weekday)]
}
