import type { BlockChange } from '@ginipig/contract/message/thread.ts'
import type { BookingSide } from '@ginipig/domain/booking'
import { at, type Sql } from '#platform/database/sql.ts'

/** Who writes to whom: accounts, and the writer's side. */
export type Pair = { meId: string; otherId: string; side: BookingSide }

/** The two by what they are to each other. */
export const sidesOf = ({ meId, otherId, side }: Pair) =>
  side === 'client' ? { clientId: meId, providerId: otherId } : { clientId: otherId, providerId: meId }

/** Somebody, and the thread with them as far as there is one. */
export type PairRow = {
  name: string
  first_name: string
  last_name: string
  photo_url: string | null
  is_gone: boolean
  thread_id: string | null
  read: number | null
  cleared: number | null
  blocked_at: number | null
  block_changes: BlockChange[] | null
  is_blocked_by_them: boolean
  their_delivered: number | null
  their_read: number | null
  has_booking: boolean
  is_open: boolean
}

/** @param accepted - states of a booking that the provider said yes to once  @returns undefined for nobody, and for
 *  somebody on the same side */
export async function readPair(sql: Sql, pair: Pair, accepted: readonly string[]): Promise<PairRow | undefined> {
  const { clientId, providerId } = sidesOf(pair)
  const row = await sql.row<PairRow>(
    `select coalesce(p.display_name, '') as name, a.first_name, a.last_name, coalesce(p.photo_url, a.avatar_url) as photo_url,
       a.suspended_at is not null as is_gone,
       t.id as thread_id, mine.read, mine.cleared, mine.blocked_at, mine.block_changes,
       theirs.blocked_at is not null as is_blocked_by_them,
       theirs.delivered as their_delivered, theirs.read as their_read,
       exists (select from booking b where b.provider_id = $1 and b.client_id = $2 and b.requested_at is not null)
         as has_booking,
       exists (select from booking b where b.provider_id = $1 and b.client_id = $2 and b.status = any ($5::text[]))
         as is_open
     from account a
       left join provider p on p.id = a.id
       left join thread t on t.provider_id = $1 and t.client_id = $2
       left join thread_side mine on mine.thread_id = t.id and mine.account_id = $3
       left join thread_side theirs on theirs.thread_id = t.id and theirs.account_id = $4
     where a.id = $4 and a.user_type = case when $4 = $1 then 'provider' else 'user' end
       and ($4 <> $1 or p.id is not null)`,
    [providerId, clientId, pair.meId, pair.otherId, accepted],
  )
  return row
}

/** The end of a statement that finds the booking which two would talk about: the next one, else the latest.
 *  @param now - the parameter that holds the instant, '$3' */
export const talkedOf = (now: string) =>
  `order by (is_active(b.status) and b.ends_at > ${now}) desc,
     case when is_active(b.status) and b.ends_at > ${now} then b.starts_at end, b.starts_at desc, b.id
   limit 1`

/** The booking that the two would talk about. */
export async function readBookingOf(sql: Sql, pair: Pair, now: number): Promise<string | null> {
  const { clientId, providerId } = sidesOf(pair)
  const row = await sql.row<{ id: string }>(
    `select b.id from booking b
     where b.provider_id = $1 and b.client_id = $2 and b.requested_at is not null ${talkedOf('$3')}`,
    [providerId, clientId, at(now)],
  )
  return row?.id ?? null
}

/** Makes the thread of two people where there is none, with nothing in it. @returns its id */
export async function ensureThread(
  sql: Sql,
  { clientId, providerId }: { clientId: string; providerId: string },
  now: number,
): Promise<{ threadId: string; isNew: boolean }> {
  const made = await sql.row<{ id: string }>(
    `with made as (
       insert into thread (client_id, provider_id, created_at) values ($1, $2, $3)
       on conflict on constraint thread_once do nothing returning id, client_id, provider_id
     ), sides as (
       insert into thread_side (thread_id, account_id, side)
       select id, client_id, 'client' from made union all select id, provider_id, 'provider' from made
     )
     select id from made`,
    [clientId, providerId, at(now)],
  )
  if (made) return { threadId: made.id, isNew: true }
  const known = await sql.row<{ id: string }>('select id from thread where provider_id = $1 and client_id = $2', [
    providerId,
    clientId,
  ])
  if (!known) throw new Error('a thread that is there was not found')
  return { threadId: known.id, isNew: false }
}

/** Locks a thread's numbering until the transaction ends.
 *  @returns the number of the last entry */
export async function lockThread(sql: Sql, threadId: string): Promise<number> {
  const row = await sql.row<{ last_number: number }>('select last_number from thread where id = $1 for update', [
    threadId,
  ])
  return row?.last_number ?? 0
}

export type SideRow = {
  account_id: string
  side: BookingSide
  blocked_at: number | null
  block_changes: BlockChange[]
}

export const readSides = (sql: Sql, threadId: string): Promise<SideRow[]> =>
  sql.rows<SideRow>('select account_id, side, blocked_at, block_changes from thread_side where thread_id = $1', [
    threadId,
  ])

/** Puts a thread at the head of its people's lists. @param accountIds - of those who can see the new entry */
export async function showThread(
  sql: Sql,
  { threadId, accountIds, number }: { threadId: string; accountIds: readonly string[]; number: number },
  now: number,
): Promise<void> {
  await sql.row('update thread set last_number = $2 where id = $1', [threadId, number])
  await sql.row('update thread_side set shown_at = $3 where thread_id = $1 and account_id = any ($2::uuid[])', [
    threadId,
    accountIds,
    at(now),
  ])
}

/** The mark of somebody who blocked the other stays, since it would tell that they are there. Somebody who is blocked
 *  reads as ever: what stayed unread would tell them that they are.
 *  @returns undefined where it was read that far; `isHeard` unless the other blocked them */
export const saveRead = (
  sql: Sql,
  { threadId, meId, number }: { threadId: string; meId: string; number: number },
): Promise<{ isHeard: boolean } | undefined> =>
  sql.row<{ isHeard: boolean }>(
    `update thread_side mine
     set read = least($3, t.last_number), delivered = greatest(mine.delivered, least($3, t.last_number))
     from thread t join thread_side theirs on theirs.thread_id = t.id and theirs.account_id <> $2
     where t.id = $1 and mine.thread_id = t.id and mine.account_id = $2 and mine.read < least($3, t.last_number)
       and mine.blocked_at is null
     returning theirs.blocked_at is null as "isHeard"`,
    [threadId, meId, number],
  )

/** Where something had come that was not delivered yet. @returns the others of these threads */
export const saveDelivered = (sql: Sql, meId: string): Promise<{ other_id: string }[]> =>
  sql.rows<{ other_id: string }>(
    `update thread_side mine set delivered = t.last_number
     from thread t, thread_side theirs
     where mine.account_id = $1 and mine.shown_at is not null and t.id = mine.thread_id and mine.delivered < t.last_number
       and theirs.thread_id = t.id and theirs.account_id <> $1
       and mine.blocked_at is null and theirs.blocked_at is null
     returning theirs.account_id as other_id`,
    [meId],
  )

/** Takes everything up to the last entry away for one of the two. */
export async function saveCleared(sql: Sql, threadId: string, meId: string): Promise<void> {
  await sql.row(
    `update thread_side mine set cleared = t.last_number, read = greatest(mine.read, t.last_number), shown_at = null,
       block_changes = '[]'
     from thread t where t.id = $1 and mine.thread_id = t.id and mine.account_id = $2`,
    [threadId, meId],
  )
}

/** @param blockedAt - null to let them in again */
export async function saveBlock(
  sql: Sql,
  { threadId, meId }: { threadId: string; meId: string },
  blockedAt: number | null,
  changes: readonly BlockChange[],
): Promise<void> {
  await sql.row('update thread_side set blocked_at = $3, block_changes = $4 where thread_id = $1 and account_id = $2', [
    threadId,
    meId,
    blockedAt === null ? null : at(blockedAt),
    JSON.stringify(changes),
  ])
}

/** Has either of the two blocked the other? */
export async function isBlocked(sql: Sql, clientId: string, providerId: string): Promise<boolean> {
  const row = await sql.row(
    `select 1 as blocked from thread t join thread_side s on s.thread_id = t.id
     where t.provider_id = $1 and t.client_id = $2 and s.blocked_at is not null limit 1`,
    [providerId, clientId],
  )
  return row !== undefined
}

/** The same, of a client and whoever gives a listing. */
export async function isBlockedFrom(sql: Sql, clientId: string, listingId: string): Promise<boolean> {
  const row = await sql.row(
    `select 1 as blocked from listing l
       join thread t on t.provider_id = l.provider_id and t.client_id = $2
       join thread_side s on s.thread_id = t.id and s.blocked_at is not null
     where l.id = $1 limit 1`,
    [listingId, clientId],
  )
  return row !== undefined
}

/** Of these listings the ids of those whose provider and a client have not blocked each other. */
export async function withoutBlocked(sql: Sql, clientId: string, listingIds: readonly string[]): Promise<string[]> {
  const rows = await sql.rows<{ id: string }>(
    `select l.id from listing l where l.id = any ($1::uuid[]) and not exists (
       select 1 from thread t join thread_side s on s.thread_id = t.id and s.blocked_at is not null
       where t.provider_id = l.provider_id and t.client_id = $2)`,
    [listingIds, clientId],
  )
  return rows.map(({ id }) => id)
}

/** The providers of whom a client sees no times: those whom they blocked, and who blocked them. */
export async function readBlockedProviders(sql: Sql, clientId: string): Promise<string[]> {
  const rows = await sql.rows<{ id: string }>(
    `select t.provider_id as id from thread t
     where t.client_id = $1 and exists (
       select from thread_side s where s.thread_id = t.id and s.blocked_at is not null)
     order by t.provider_id`,
    [clientId],
  )
  return rows.map(({ id }) => id)
}
