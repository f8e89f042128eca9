import type { BookingSide } from '@ginipig/domain/booking'
import type { CardEvent } from '@ginipig/domain/message'
import { instant } from '#platform/database/card-columns.ts'
import { at, type Sql } from '#platform/database/sql.ts'
import { talkedOf } from './thread.sql.ts'

/** A thread in somebody's list. */
export type InboxRow = {
  thread_id: string
  key: number
  blocked_at: number | null
  other_id: string
  display_name: string | null
  first_name: string
  last_name: string
  photo_url: string | null
  is_gone: boolean
  has_booking: boolean
  is_open: boolean
  sender: BookingSide | 'booking' | null
  text: string | null
  has_picture: boolean | null
  event: CardEvent | null
  starts_at: number | null
  zone: string | null
  unread: number
}

/** Unread messages that are counted of one thread; more are not told apart. */
const MOST_UNREAD = 99

/** Messages of the other that one has not read. Of somebody whom one has blocked none: no mark of theirs moves. */
const unread = (theirSide: string) => `(select count(*) from (
    select from message m
    where m.thread_id = mine.thread_id and m.number > greatest(mine.read, mine.cleared) and m.sender = ${theirSide}
      and not m.is_withheld and mine.blocked_at is null limit ${MOST_UNREAD}) counted)`

/** The other's name as far as it is shown (`personOf`): nobody finds out the rest of it letter by letter. */
const nameShown = `case
  when theirs.side = 'provider' then a.first_name || ', ' || coalesce(p.display_name, '')
  when exists (select from booking b where b.provider_id = t.provider_id and b.client_id = t.client_id
    and b.requested_at is not null) then a.first_name || ' ' || a.last_name
  else a.first_name || coalesce(' ' || nullif(left(a.last_name, 1), '') || '.', '') end`

type Page = { meId: string; after: { key: number; id: string } | undefined; limit: number; like: string | null }

/** A page of somebody's threads, the latest first, and one more. `like` is a pattern in lower case. The page is chosen
 *  first, by index; last message and unread count are then looked up for its threads alone. */
export const readInbox = (sql: Sql, { meId, after, limit, like }: Page, accepted: readonly string[]) =>
  sql.rows<InboxRow>(
    `with page as (
       select mine.thread_id, mine.side, mine.read, mine.cleared, mine.shown_at, mine.blocked_at, t.provider_id, t.client_id,
         theirs.account_id as other_id, theirs.side as their_side, p.display_name, a.first_name, a.last_name,
         coalesce(p.photo_url, a.avatar_url) as photo_url, a.suspended_at is not null as is_gone
       from thread_side mine
         join thread t on t.id = mine.thread_id
         join thread_side theirs on theirs.thread_id = mine.thread_id and theirs.account_id <> mine.account_id
         join account a on a.id = theirs.account_id
         left join provider p on p.id = theirs.account_id and theirs.side = 'provider'
       where mine.account_id = $1 and mine.shown_at is not null
         and ($2::timestamptz is null or (mine.shown_at, mine.thread_id) < ($2, $3::uuid))
         and ($5::text is null or lower(${nameShown}) like $5
           or exists (select from booking b join listing l on l.provider_id = b.provider_id and l.id = b.listing_id
             where b.provider_id = t.provider_id and b.client_id = t.client_id and b.requested_at is not null
               and (lower(l.title) like $5 or lower(b.reference) like $5)))
       order by mine.shown_at desc, mine.thread_id desc limit $4::int + 1
     )
     select mine.thread_id, ${instant('mine.shown_at')} as key, mine.blocked_at, mine.other_id, mine.display_name,
       mine.first_name, mine.last_name, mine.photo_url, mine.is_gone,
       exists (select from booking b where b.provider_id = mine.provider_id and b.client_id = mine.client_id
         and b.requested_at is not null) as has_booking,
       exists (select from booking b where b.provider_id = mine.provider_id and b.client_id = mine.client_id
         and b.status = any ($6::text[])) as is_open,
       last.sender, last.text, last.has_picture, last.event, last.starts_at, last.zone,
       ${unread('mine.their_side')} as unread
     from page mine
       left join lateral (
         select m.sender, m.text, m.photo_id is not null as has_picture, e.kind as event, b.starts_at,
           l.zone
         from message m
           left join booking_event e on e.id = m.event_id
           left join booking b on b.provider_id = e.provider_id and b.id = e.booking_id
           left join listing l on l.provider_id = b.provider_id and l.id = b.listing_id
         where m.thread_id = mine.thread_id and m.number > mine.cleared and (not m.is_withheld or m.sender = mine.side)
         order by m.number desc limit 1
       ) last on true
     order by mine.shown_at desc, mine.thread_id desc`,
    [meId, after ? at(after.key) : null, after?.id ?? null, limit, like, accepted],
  )

/** Of all threads together, and whether some of it has not come to an app yet. */
export async function readUnread(sql: Sql, meId: string): Promise<{ count: number; hasNew: boolean }> {
  const row = await sql.row<{ count: number; hasNew: boolean }>(
    `select least(coalesce(sum(${unread('theirs.side')}), 0), ${MOST_UNREAD})::int as count,
       coalesce(bool_or(mine.delivered < t.last_number and mine.blocked_at is null and theirs.blocked_at is null), false)
         as "hasNew"
     from thread_side mine
       join thread t on t.id = mine.thread_id
       join thread_side theirs on theirs.thread_id = mine.thread_id and theirs.account_id <> mine.account_id
     where mine.account_id = $1 and mine.shown_at is not null
       and (t.last_number > mine.read or t.last_number > mine.delivered)`,
    [meId],
  )
  return row ?? { count: 0, hasNew: false }
}

/** What a mail about unread messages is made of. */
export type UnreadMail = {
  side: BookingSide
  other_id: string
  name: string
  count: number
  last_number: number
  text: string
  has_picture: boolean
  sent_at: number
  is_open: boolean
  /** Of the booking that the two would talk about; null where there is none. */
  reference: string | null
  title: string | null
  starts_at: number | null
  zone: string | null
}

/** The last message of the other that this person has not read, and how many there are; undefined where they have read
 *  all, or were told already since they last read. */
export const readUnreadMail = (
  sql: Sql,
  { threadId, meId, accepted, now }: { threadId: string; meId: string; accepted: readonly string[]; now: number },
) =>
  sql.row<UnreadMail>(
    `select mine.side, theirs.account_id as other_id, o.first_name as name,
       ${unread('theirs.side')}::int as count, last.number as last_number, last.text, last.photo_id is not null as has_picture,
       last.sent_at,
       exists (select from booking b where b.provider_id = t.provider_id and b.client_id = t.client_id
         and b.status = any ($3::text[])) as is_open,
       about.reference, about.title, about.starts_at, about.zone
     from thread_side mine
       join thread t on t.id = mine.thread_id
       join thread_side theirs on theirs.thread_id = mine.thread_id and theirs.account_id <> mine.account_id
       join account a on a.id = mine.account_id
       join account o on o.id = theirs.account_id
       join lateral (
         select m.number, m.text, m.photo_id, m.sent_at from message m
         where m.thread_id = mine.thread_id and m.number > greatest(mine.read, mine.cleared) and m.sender = theirs.side
           and not m.is_withheld
         order by m.number desc limit 1
       ) last on true
       left join lateral (
         select b.reference, l.title, b.starts_at, l.zone
         from booking b join listing l on l.provider_id = b.provider_id and l.id = b.listing_id
         where b.provider_id = t.provider_id and b.client_id = t.client_id and b.requested_at is not null ${talkedOf('$4')}
       ) about on true
     where mine.thread_id = $1 and mine.account_id = $2 and mine.mailed <= mine.read
       and mine.blocked_at is null and theirs.blocked_at is null and a.suspended_at is null`,
    [threadId, meId, accepted, at(now)],
  )

export async function saveMailed(sql: Sql, threadId: string, meId: string, number: number): Promise<boolean> {
  const row = await sql.row(
    'update thread_side set mailed = $3 where thread_id = $1 and account_id = $2 and mailed < $3 returning 1 as saved',
    [threadId, meId, number],
  )
  return row !== undefined
}
