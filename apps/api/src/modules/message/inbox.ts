import type { ThreadRow } from '@ginipig/contract/message/thread.ts'
import { acceptedStatuses } from '@ginipig/domain/message'
import type { Actor } from '#platform/auth/actor.ts'
import { decodeCursor, encodeCursor } from '#platform/http/cursor.ts'
import type { Platform } from '#platform/platform.ts'
import { readInbox } from './inbox.sql.ts'
import { sideOf } from './thread.ts'
import { threadRowOf } from './view.ts'

/** Text as a part of another, for LIKE. */
const within = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

/** A page of somebody's threads. @throws Refusal `invalid_input` for a cursor that isn't ours */
export async function inboxOf(
  { database }: Platform,
  actor: Actor,
  { q, cursor, limit }: { q?: string | undefined; cursor?: string | undefined; limit: number },
): Promise<{ items: ThreadRow[]; nextCursor: string | null }> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor)
  // PostgreSQL takes no zero byte.
  const like = q ? within(q.replace(/\p{Cc}+/gu, ' ')) : null
  const rows = await readInbox(database, { meId: actor.accountId, after, limit, like }, acceptedStatuses)
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const side = sideOf(actor)
  return {
    items: shown.map((row) => threadRowOf(row, side)),
    nextCursor: last ? encodeCursor({ key: last.key, id: last.thread_id }) : null,
  }
}
