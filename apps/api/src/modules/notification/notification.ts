import { LATEST_NOTIFICATIONS, type Notification } from '@ginipig/contract/notification/notification.ts'
import type { Language } from '@ginipig/domain/identity'
import {
  type NotificationChoice,
  type NotificationKind,
  type NotificationSide,
  notificationAct,
  notificationPath,
  notificationSwitches,
  type ToldBooking,
} from '@ginipig/domain/notification'
import { DEFAULT_ZONE } from '@ginipig/domain/time'
import type { Sql } from '#platform/database/sql.ts'
import { decodeCursor, encodeCursor } from '#platform/http/cursor.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { type WordContext, wordContext } from '#platform/mail/words.ts'
import { wordAct, wordNotification } from '#platform/notify/notification-words.ts'
import type { Platform } from '#platform/platform.ts'
import {
  countUnread,
  markRead,
  markReadAbout,
  type NotificationRow,
  readNotifications,
  readTurnedOff,
  saveSwitch,
  type Which,
} from './notification.sql.ts'

/** What somebody was told, in words. */
export function toNotification(
  row: NotificationRow,
  context: WordContext,
  { currency, now }: { currency: string; now: number },
) {
  const { id, kind, at } = row
  const pageId = row.page_id ?? row.booking_id ?? row.listing_id ?? ''
  const open = notificationAct({ kind, pageId, booking: bookingOf(row) }, now)
  const facts = {
    name: row.name ?? '',
    listingTitle: row.listing_title,
    startsAt: row.starts_at,
    zone: row.zone ?? DEFAULT_ZONE,
    respondBy: row.respond_by,
    offer: offerOf(row),
    heldTime: kind === 'booking_time_offered' ? heldTimeOf(row, open !== undefined) : null,
    isPaid: (row.captured ?? 0) > 0,
    amount: row.amount,
    currency: row.currency ?? currency,
    now,
  }
  return {
    id,
    kind,
    at,
    isRead: row.read_at !== null,
    ...wordNotification(kind, facts, context),
    path: notificationPath(kind, pageId),
    action: open
      ? {
          label: wordAct(open.act, context),
          path: open.path,
          heldBookingId: open.act === 'take_time' ? row.booking_id : null,
        }
      : null,
  } satisfies Notification
}

function offerOf({ offer_otherwise: otherwise, offer_until: until, offer_outcome: outcome }: NotificationRow) {
  return otherwise === null || until === null ? null : { otherwise, until, outcome }
}

/** A hold that ended without a request is `payment_failed` (decision 0003). */
function heldTimeOf({ status }: NotificationRow, isOpen: boolean): 'held' | 'taken' | 'gone' {
  if (isOpen) return 'held'
  return status === null || status === 'pending_payment' || status === 'payment_failed' ? 'gone' : 'taken'
}

function bookingOf(row: NotificationRow): ToldBooking | null {
  if (row.status === null) return null
  const { proposed_by: by, proposed_otherwise: otherwise, proposed_until: until } = row
  return {
    id: row.booking_id,
    status: row.status,
    paymentStatus: row.payment_status,
    plan: row.plan,
    captured: row.captured,
    total: row.total,
    policy: row.policy,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    completedAt: row.completed_at,
    answerBy: row.respond_by,
    isReviewed: row.is_reviewed,
    proposal: by !== null && otherwise !== null && until !== null ? { by, otherwise, until } : null,
  }
}

type Asked = { language: Language; cursor?: string | undefined; limit: number }

/** @throws Refusal `invalid_input` for a cursor that isn't ours */
export async function notificationsOf(
  { config, clock, database }: Platform,
  accountId: string,
  { language, cursor, limit }: Asked,
): Promise<{ items: Notification[]; nextCursor: string | null }> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor)
  const rows = await readNotifications(database, accountId, { after, limit })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const context = wordContext(language, config.origins)
  return {
    items: shown.map((row) => toNotification(row, context, { currency: config.currency, now: clock.now() })),
    nextCursor: last ? encodeCursor({ key: last.at, id: last.id }) : null,
  }
}

export async function latestOf(
  platform: Platform,
  accountId: string,
  language: Language,
): Promise<{ items: Notification[]; unread: number }> {
  const { items } = await notificationsOf(platform, accountId, { language, limit: LATEST_NOTIFICATIONS })
  return { items, unread: await countUnread(platform.database, accountId) }
}

/** Marks one as read, those of a time, or all, and tells the person's other pages. */
export async function read(
  { clock, database }: Platform,
  accountId: string,
  which: Which,
): Promise<{ unread: number }> {
  return database.transaction(async (sql) => {
    const marked = await markRead(sql, accountId, which, clock.now())
    if (marked > 0) await enqueue(sql, 'notification.changed', { accountId }, `notification.changed:${accountId}`)
    return { unread: await countUnread(sql, accountId) }
  })
}

/** Marks as read what was told of a page that somebody has seen, and tells their other pages. */
export async function readAbout(
  sql: Sql,
  seen: { accountId: string; kinds: readonly NotificationKind[]; pageId: string },
  now: number,
): Promise<void> {
  const { accountId } = seen
  if ((await markReadAbout(sql, seen, now)) > 0)
    await enqueue(sql, 'notification.changed', { accountId }, `notification.changed:${accountId}`)
}

export async function switchesOf({ database }: Pick<Platform, 'database'>, accountId: string, side: NotificationSide) {
  const turnedOff = await readTurnedOff(database, accountId)
  const isOff = ({ topic, channel }: NotificationChoice) =>
    turnedOff.some((one) => one.topic === topic && one.channel === channel)
  return {
    switches: notificationSwitches(side).map((one) => ({ ...one, isOn: one.isFixed || !isOff(one) })),
  }
}

/** @throws Refusal `not_found` for a switch that isn't there or can't be turned */
export async function turn(
  platform: Platform,
  { accountId, side }: { accountId: string; side: NotificationSide },
  wish: NotificationChoice & { isOn: boolean },
) {
  const exists = notificationSwitches(side).some(
    ({ topic, channel, isFixed }) => topic === wish.topic && channel === wish.channel && !isFixed,
  )
  if (!exists) throw new Refusal('not_found')
  await saveSwitch(platform.database, accountId, wish)
  return switchesOf(platform, accountId, side)
}
