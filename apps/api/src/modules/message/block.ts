import type { Thread } from '@ginipig/contract/message/thread.ts'
import type { Platform } from '#platform/platform.ts'
import { ensureThread, lockThread, type Pair, readSides, saveBlock, saveCleared, sidesOf } from './thread.sql.ts'
import { findPair, threadOf } from './thread.ts'

/** Times that somebody blocked and unblocked the other which their thread still shows; of more the latest. */
const MOST_CHANGES = 20

/** Blocks or unblocks somebody. Serialised with sending (thread lock): nothing sent after it is delivered.
 *  @throws Refusal `thread_not_found` */
export async function setBlock(
  { clock, database, ...rest }: Platform,
  pair: Pair,
  isBlocked: boolean,
): Promise<Thread> {
  const now = clock.now()
  await database.transaction(async (sql) => {
    await findPair(sql, pair)
    const { threadId } = await ensureThread(sql, sidesOf(pair), now)
    await lockThread(sql, threadId)
    const mine = (await readSides(sql, threadId)).find(({ account_id }) => account_id === pair.meId)
    // Idempotent: the first time is kept.
    if (!mine || (mine.blocked_at !== null) === isBlocked) return
    const changes = [...mine.block_changes, { isBlocked, at: now }].slice(-MOST_CHANGES)
    await saveBlock(sql, { threadId, meId: pair.meId }, isBlocked ? now : null, changes)
  })
  return threadOf({ clock, database, ...rest }, pair)
}

/** @throws Refusal `thread_not_found` */
export async function clear(platform: Platform, pair: Pair): Promise<Thread> {
  const { database } = platform
  await database.transaction(async (sql) => {
    const { thread_id: threadId } = await findPair(sql, pair)
    if (threadId === null) return
    await lockThread(sql, threadId)
    await saveCleared(sql, threadId, pair.meId)
  })
  return threadOf(platform, pair)
}
