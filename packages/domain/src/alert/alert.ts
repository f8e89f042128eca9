import { DAY_MS, MINUTE_MS } from '#time/durations.ts'
import { DEFAULT_ZONE, dayBounds } from '#time/index.ts'

/** How many searches one person may have looked at again for them. */
export const MAX_ALERTS = 10

const ALERT_MS = 60 * DAY_MS

/** Ms from one look for an alert to the next. */
export const ALERT_LOOK_MS = 15 * MINUTE_MS

/** Until when a search is looked at again: 60 days, or the end of the day that it is for.
 *  @param date - YYYY-MM-DD; undefined for any  @param now - epoch ms
 *  @returns epoch ms; not after `now` where the day is over */
export function alertEnds(date: string | undefined, now: number): number {
  const latest = now + ALERT_MS
  if (date === undefined) return latest
  return Math.min(latest, dayBounds(Date.parse(`${date}T12:00:00Z`), DEFAULT_ZONE).to)
}
