import type { Message } from '@ginipig/contract/message/thread.ts'
import { messageLimits } from '@ginipig/domain/message'
import { HOUR_MS, MINUTE_MS } from '@ginipig/domain/time'
import { arePhotosOf } from '#modules/media/photo.ts'
import type { Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Platform } from '#platform/platform.ts'
import { takeQuota } from '#platform/quota/quota.ts'
import { insertMessage, readByKey } from './message.sql.ts'
import {
  ensureThread,
  lockThread,
  type Pair,
  type PairRow,
  readSides,
  saveRead,
  showThread,
  sidesOf,
} from './thread.sql.ts'
import { addBookingCards, eyesOf, findPair, markThreadNotificationsRead } from './thread.ts'
import { messageOf } from './view.ts'

/** A mail goes out when a message was not read for so long, ms. */
export const MAIL_AFTER_MS = 10 * MINUTE_MS

/** What somebody writes: `key` is the name that their app gave it. */
export type Written = { key: string; text: string; photoId: string | null }

/** Whom a message concerns now: its author, and the other one unless they blocked the author. */
export type Sent = { message: Message; heardBy: 'both' | 'author' }

const quotas = {
  messages: { limit: messageLimits.aMinute, windowMs: MINUTE_MS, code: 'too_many_messages' },
  people: { limit: messageLimits.newPeopleAnHour, windowMs: HOUR_MS, code: 'too_many_threads' },
} as const

async function insistOnPerson(sql: Sql, pair: Pair, { photoId }: Written): Promise<PairRow> {
  const row = await findPair(sql, pair)
  if (row.is_gone) throw new Refusal('person_gone')
  if (row.blocked_at !== null) throw new Refusal('thread_blocked')
  if (photoId !== null && !(await arePhotosOf(sql, pair.meId, [photoId]))) throw new Refusal('photo_not_found')
  return row
}

/** Stores a message once per key, however often it is sent (idempotent), and numbers it within the thread. A blocked author
 *  isn't told: their message is stored for them alone.
 *  @throws Refusal `thread_not_found`, `thread_blocked`, `person_gone`, `photo_not_found`, `too_many_messages`,
 *  `too_many_threads` */
export async function send(platform: Platform, pair: Pair, written: Written): Promise<Sent> {
  const { clock, database } = platform
  const before = await insistOnPerson(database, pair, written)
  if (before.thread_id !== null) {
    const known = await readByKey(database, before.thread_id, pair.side, written.key)
    if (known) return { message: messageOf(platform, known, eyesOf(pair, before)), heardBy: 'author' }
  }
  await takeQuota(platform, database, { subject: `message:${pair.meId}`, ...quotas.messages })
  return database.transaction(async (sql) => {
    const now = clock.now()
    const people = sidesOf(pair)
    const { threadId, isNew } = await ensureThread(sql, people, now)
    if (isNew) {
      await takeQuota(platform, sql, { subject: `thread:${pair.meId}`, ...quotas.people })
      await addBookingCards(sql, people, now)
    }
    const number = (await lockThread(sql, threadId)) + 1
    const known = await readByKey(sql, threadId, pair.side, written.key)
    if (known) return { message: messageOf(platform, known, eyesOf(pair, before)), heardBy: 'author' }
    // Under the thread's lock, which blocking takes too: nothing is delivered past a block.
    const sides = await readSides(sql, threadId)
    const mine = sides.find(({ account_id }) => account_id === pair.meId)
    const theirs = sides.find(({ account_id }) => account_id === pair.otherId)
    if (mine?.blocked_at != null) throw new Refusal('thread_blocked')
    const isWithheld = theirs?.blocked_at != null
    await insertMessage(sql, { threadId, number, sender: pair.side, isWithheld, ...written }, now)
    // Who answers has seen what they answer to.
    await saveRead(sql, { threadId, meId: pair.meId, number: number - 1 })
    await markThreadNotificationsRead(sql, pair, now)
    const accountIds = isWithheld ? [pair.meId] : [pair.meId, pair.otherId]
    await showThread(sql, { threadId, accountIds, number }, now)
    if (!isWithheld) await enqueue(sql, 'message.mail', { threadId, accountId: pair.otherId }, undefined, MAIL_AFTER_MS)
    const row = await readByKey(sql, threadId, pair.side, written.key)
    if (!row) throw new Error('a message that was kept is gone')
    return { message: messageOf(platform, row, eyesOf(pair, before)), heardBy: isWithheld ? 'author' : 'both' }
  })
}
