import { disturbAt, type NotificationKind, notificationRow } from '@ginipig/domain/notification'
import { MINUTE_MS } from '@ginipig/domain/time'
import type { Sql } from '#platform/database/sql.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'

/** A mail of titles goes out this long after what it tells of, or up to twice that: several at once are one mail. */
const GATHER_MS = 5 * MINUTE_MS

/** Asks for the mail of what waits for one, at the end of the next stretch of five minutes; all of a stretch ask for
 *  the same. */
export async function gather(sql: Sql, accountId: string, now: number): Promise<void> {
  const stretch = Math.floor(now / GATHER_MS)
  const waitMs = (stretch + 2) * GATHER_MS - now
  await enqueue(sql, 'notification.mail', { accountId }, `notification.mail:${accountId}:${stretch}`, waitMs)
}

/** Asks for showing what waits for a device: at once what can't wait; else at the end of the next minute, or of the quiet
 *  hours, and all of a minute ask for the same. */
export async function gatherPush(sql: Sql, accountId: string, kind: NotificationKind, now: number): Promise<void> {
  const { isUrgent } = notificationRow(kind)
  const minute = Math.ceil(disturbAt(kind, now) / MINUTE_MS) + 1
  const key = `notification.push:${accountId}:${isUrgent ? 'now' : minute}`
  await enqueue(sql, 'notification.push', { accountId }, key, isUrgent ? 0 : minute * MINUTE_MS - now)
}
