import { DAY_MS, DEFAULT_ZONE, fromWallClock, toWallClock } from '#time/index.ts'
import { type NotificationKind, notificationRow } from './kinds.ts'

/** When phones stay silent, by the clock of the United Kingdom. Source: design notes (waitlist), issue of notifications. */
const quietHours = { from: '21:30', until: '07:30' } as const

/** Now, or the end of the quiet hours that it lies in.
 *  @param now - epoch ms   @returns epoch ms, `now` or later */
export function morningAfter(now: number): number {
  const { date, time } = toWallClock(now, DEFAULT_ZONE)
  const isEvening = time >= quietHours.from
  if (!isEvening && time >= quietHours.until) return now
  const day = isEvening ? toWallClock(now + DAY_MS / 4, DEFAULT_ZONE).date : date
  return fromWallClock({ date: day, time: quietHours.until }, DEFAULT_ZONE) ?? now
}

/** The day that "once a day" counts by: that of the United Kingdom, as it has the quiet hours.
 *  @param now - epoch ms   @returns YYYY-MM-DD */
export const noticeDay = (now: number): string => toWallClock(now, DEFAULT_ZONE).date

/** When an SMS or a push of a kind may go out: at once, or, where it can wait, at the end of the quiet hours.
 *  @param now - epoch ms   @returns epoch ms, `now` or later */
export const deliverAt = (kind: NotificationKind, now: number): number =>
  notificationRow(kind).isUrgent ? now : morningAfter(now)
