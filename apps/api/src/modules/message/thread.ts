import type { Marks, Message, Thread } from '@ginipig/contract/message/thread.ts'
import type { BookingSide } from '@ginipig/domain/booking'
import { retentionDays } from '@ginipig/domain/legal'
import { acceptedStatuses, cardEvents, mayWrite } from '@ginipig/domain/message'
import { DAY_MS } from '@ginipig/domain/time'
import { usualAnswerOf } from '#modules/booking/track-record.ts'
import { readAbout } from '#modules/notification/notification.ts'
import type { Actor } from '#platform/auth/actor.ts'
import type { Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { insertCards, readAfter, readBefore, readStaying } from './message.sql.ts'
import {
  ensureThread,
  lockThread,
  type Pair,
  type PairRow,
  readBookingOf,
  readPair,
  readSides,
  showThread,
} from './thread.sql.ts'
import { messageOf, personOf } from './view.ts'

export { isBlocked, isBlockedFrom, readBlockedProviders, withoutBlocked } from './thread.sql.ts'

/** Above every number. */
const NO_END = 2_147_483_647

export const sideOf = ({ userType }: Pick<Actor, 'userType'>): BookingSide =>
  userType === 'provider' ? 'provider' : 'client'

export const pairOf = (actor: Actor, personId: string): Pair => ({
  meId: actor.accountId,
  otherId: personId,
  side: sideOf(actor),
})

/** Two people who may write to each other, as one of them finds it.
 *  @throws Refusal `thread_not_found` for anybody else: nobody learns whose id it is */
export async function findPair(sql: Sql, pair: Pair): Promise<PairRow> {
  const row = await readPair(sql, pair, acceptedStatuses)
  const { side } = pair
  if (!row || !mayWrite({ side, hasThread: row.thread_id !== null, hasBooking: row.has_booking }))
    throw new Refusal('thread_not_found')
  return row
}

const marksOf = (row: PairRow): Marks => ({ delivered: row.their_delivered ?? 0, read: row.their_read ?? 0 })

export const eyesOf = ({ side }: Pair, row: PairRow) => ({
  side,
  isOpen: row.is_open,
  delivered: marksOf(row).delivered,
})

/** @throws Refusal `thread_not_found` */
export async function threadOf(platform: Platform, pair: Pair): Promise<Thread> {
  const { database, clock } = platform
  const row = await findPair(database, pair)
  const { name, first_name: firstName, last_name: lastName, photo_url: photoUrl, is_gone: isGone } = row
  return {
    person: personOf(
      { id: pair.otherId, displayName: name, firstName, lastName, photoUrl, isGone, hasBooking: row.has_booking },
      pair.side,
    ),
    blockedAt: row.blocked_at,
    blockChanges: row.block_changes ?? [],
    isOpen: row.is_open,
    answerMs: pair.side === 'client' && !row.is_gone ? await usualAnswerOf(platform, pair.otherId) : null,
    bookingId: await readBookingOf(database, pair, clock.now()),
    marks: marksOf(row),
    read: row.read ?? 0,
  }
}

/** A page of entries in their order. @throws Refusal `thread_not_found` */
export async function messagesOf(
  platform: Platform,
  pair: Pair,
  { before, after, limit }: { before?: number | undefined; after?: number | undefined; limit: number },
): Promise<{ items: Message[]; hasMore: boolean; marks: Marks; staying: number[] }> {
  const { database } = platform
  const row = await findPair(database, pair)
  const marks = marksOf(row)
  if (row.thread_id === null) return { items: [], hasMore: false, marks, staying: [] }
  const view = { threadId: row.thread_id, cleared: row.cleared ?? 0, side: pair.side }
  const rows =
    after === undefined
      ? await readBefore(database, view, Math.min(before ?? NO_END, NO_END), limit)
      : await readAfter(database, view, after, limit)
  const shown = rows.slice(0, limit)
  const items = (after === undefined ? shown.toReversed() : shown).map((one) =>
    messageOf(platform, one, eyesOf(pair, row)),
  )
  const staying = await readStaying(database, view, marks.delivered)
  return { items, hasMore: rows.length > limit, marks, staying }
}

/** Adds the steps of two people's bookings to their thread, which is created for the first of them. Idempotent. In the
 *  caller's transaction.
 *  @returns whether there was one to add */
export async function addBookingCards(
  sql: Sql,
  people: { clientId: string; providerId: string },
  now: number,
): Promise<boolean> {
  const { threadId } = await ensureThread(sql, people, now)
  const after = await lockThread(sql, threadId)
  // What is removed as old does not come back.
  const since = now - retentionDays.messages * DAY_MS
  const count = await insertCards(sql, { threadId, ...people, after, since }, cardEvents)
  if (count === 0) return false
  const accountIds = (await readSides(sql, threadId)).map(({ account_id }) => account_id)
  await showThread(sql, { threadId, accountIds, number: after + count }, now)
  return true
}

/** Who has seen a thread needs no word of it behind the bell any more. */
export const markThreadNotificationsRead = (sql: Sql, { meId, otherId }: Pair, now: number): Promise<void> =>
  readAbout(sql, { accountId: meId, kinds: ['message_unread', 'message_unread_for_provider'], pageId: otherId }, now)
