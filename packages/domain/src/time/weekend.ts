import { DAY_MS } from './durations.ts'
import { toWallClock } from './wall-clock.ts'

/** The Saturday and Sunday to come, the day of today where it is one of them: calendar dates of the zone.
 *  @param now - epoch ms  @param zone - IANA */
export function comingWeekend(now: number, zone: string): string[] {
  const { date } = toWallClock(now, zone)
  const day = new Date(`${date}T12:00:00Z`)
  const dateIn = (days: number) => new Date(day.getTime() + days * DAY_MS).toISOString().slice(0, 10)
  if (day.getUTCDay() === 0) return [date]
  const untilSaturday = 6 - day.getUTCDay()
  return [dateIn(untilSaturday), dateIn(untilSaturday + 1)]
}
