import { DateTime, IANAZone } from 'luxon'
import { DAY_MS, MINUTE_MS } from './durations.ts'
import type { WallClock } from './wall-clock.ts'

/** Of the two moments that show the same time when clocks go back, the first; luxon alone would
 *  choose by the offset of the day it is asked on. */
const firstOf = (at: DateTime) => (at.getPossibleOffsets()[0] ?? at).toMillis()

/** Wall clock → instant (epoch ms). Undefined for a time that the zone skips when clocks go forward
 *  (no such moment exists) and for a malformed one; of the two 01:30 of an autumn night, the first.
 *  By offsets alone, the one of the day before first: a listing has hundreds of starts, and texts for each took most of it. */
export function fromWallClock({ date, time }: WallClock, zone: string): number | undefined {
  const text = `${date}T${time}:00.000Z`
  const asUtc = Date.parse(text)
  if (Number.isNaN(asUtc) || new Date(asUtc).toISOString() !== text) return undefined
  const place = IANAZone.create(zone)
  for (const near of [asUtc - DAY_MS, asUtc + DAY_MS]) {
    const offset = place.offset(near)
    const instant = asUtc - offset * MINUTE_MS
    if (place.offset(instant) === offset) return instant
  }
  return undefined
}

/** The date (YYYY-MM-DD) some months after an instant's date in a zone; 30 November + 3 months is the last of February. */
export function dateMonthsLater(instant: number, months: number, zone: string): string {
  return DateTime.fromMillis(instant, { zone }).plus({ months }).toFormat('yyyy-MM-dd')
}

/** First and last instant (epoch ms, half-open) of the calendar day of an instant in a zone. */
export function dayBounds(instant: number, zone: string): { from: number; to: number } {
  const start = DateTime.fromMillis(instant, { zone }).startOf('day')
  return { from: start.toMillis(), to: start.plus({ days: 1 }).toMillis() }
}

/** First and last instant (epoch ms, half-open) of a calendar month YYYY-MM in a zone. */
export function monthBounds(month: string, zone: string): { from: number; to: number } {
  const start = DateTime.fromISO(`${month}-01T00:00`, { zone })
  return { from: firstOf(start), to: firstOf(start.plus({ months: 1 })) }
}
