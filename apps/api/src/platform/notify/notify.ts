import { channelsFor, deliverAt, type NotificationKind, notificationRow } from '@ginipig/domain/notification'
import { MINUTE_MS } from '@ginipig/domain/time'
import type { Sql } from '#platform/database/sql.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { enqueueMail } from '#platform/mail/enqueue-mail.ts'
import type { Mail } from '#platform/mail/mail.ts'
import type { Platform } from '#platform/platform.ts'
import type { Sms } from '#platform/sms/sms.ts'
import { textPerson } from '#platform/sms/text-person.ts'
import { type About, insertNotification, readRecipient } from './notify.sql.ts'
import { unsubscribeLink } from './unsubscribe.ts'

export type NewNotification = {
  /** Whom. */
  accountId: string
  /** What happened, by a name that is the same however often it is told: `booking.<id>.confirm`. */
  event: string
  about: About
  /** Goes along to who agreed to SMS, where the table lets the kind go by SMS. */
  sms?: Sms | undefined
} & ({ kind: NotificationKind; mail?: undefined } | { mail: Extract<Mail, { kind: NotificationKind }> })

/** Notifies somebody, in the caller's transaction and once per person and event: in the app, by mail, by SMS, on their
 *  devices, as the table of kinds (domain/notification) and the person's settings say. An account that is gone gets
 *  nothing.
 *  @returns false where it was sent before, or there is nobody to notify */
export async function notify(
  platform: Pick<Platform, 'clock' | 'config'>,
  sql: Sql,
  telling: NewNotification,
): Promise<boolean> {
  const { accountId, event, about, mail, sms } = telling
  const kind = telling.mail ? telling.mail.kind : telling.kind
  const told = await readRecipient(sql, accountId)
  if (!told) return false
  const now = platform.clock.now()
  const channels = channelsFor(kind, told)
  const mailWaits = notificationRow(kind).mail === 'gathered' && channels.includes('mail')
  const mayPush = channels.includes('push')
  const noted = await insertNotification(sql, { accountId, kind, event, about, mailWaits, mayPush }, now)
  if (!noted) return false
  await enqueue(sql, 'notification.changed', { accountId }, `notification.changed:${accountId}`)
  if (mailWaits) await gather(sql, accountId, now)
  if (noted.pushWaits) await gatherPush(sql, accountId, kind, now)
  if (mail && channels.includes('mail')) {
    const { nature } = notificationRow(kind)
    const link = nature === 'service' ? {} : { unsubscribe: unsubscribeLink(platform, accountId, nature) }
    await enqueueMail(platform, sql, { to: told.email, language: told.language, mail, ...link })
  }
  if (sms && channels.includes('sms')) await textPerson(platform, sql, told, sms, deliverAt(kind, now) - now)
  return true
}

/** A mail of titles goes out this long after what it tells of, or up to twice that: several at once are one mail. */
const GATHER_MS = 5 * MINUTE_MS

/** Asks for the mail of what waits for one, at the end of the next stretch of five minutes; all of a stretch ask for
 *  the same. */
async function gather(sql: Sql, accountId: string, now: number): Promise<void> {
  const stretch = Math.floor(now / GATHER_MS)
  const waitMs = (stretch + 2) * GATHER_MS - now
  await enqueue(sql, 'notification.mail', { accountId }, `notification.mail:${accountId}:${stretch}`, waitMs)
}

/** Asks for showing what waits for a device: at once what can't wait; else at the end of the next minute, or of the quiet
 *  hours, and all of a minute ask for the same. */
async function gatherPush(sql: Sql, accountId: string, kind: NotificationKind, now: number): Promise<void> {
  const { isUrgent } = notificationRow(kind)
  const minute = Math.ceil(deliverAt(kind, now) / MINUTE_MS) + 1
  const key = `notification.push:${accountId}:${isUrgent ? 'now' : minute}`
  await enqueue(sql, 'notification.push', { accountId }, key, isUrgent ? 0 : minute * MINUTE_MS - now)
}
