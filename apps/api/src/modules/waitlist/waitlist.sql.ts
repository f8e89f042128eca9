import { soonestStart } from '@ginipig/domain/booking'
import { type MustHaves, publicListingStatuses } from '@ginipig/domain/listing'
import { cardColumns, cardTables } from '#platform/database/card-columns.ts'
import { oneOf } from '#platform/database/one-of.ts'
import { at, type Sql } from '#platform/database/sql.ts'

/** A listing, as somebody who would wait for it finds it. */
export type WaitableRow = { provider_id: string; zone: string; has_room: boolean; is_booked: boolean }

/** A wait `w` for a listing `l` of the account `a` that its client sees. @param now - its parameter */
const isSeen = (now: string) =>
  `w.ends_at > ${now} and l.status in ${oneOf(publicListingStatuses)} and a.suspended_at is null`

/** Locks the client, so that waits that begin at once are counted one after the other.
 *  @returns how many they see in their list beside that of this listing */
export async function countOtherWaits(sql: Sql, clientId: string, listingId: string, now: number): Promise<number> {
  await sql.row('select 1 as locked from account where id = $1 for no key update', [clientId])
  const row = await sql.row<{ count: number }>(
    `select count(*) as count from waitlist_entry w
       join listing l on l.provider_id = w.provider_id and l.id = w.listing_id join account a on a.id = l.provider_id
     where w.client_id = $1 and w.listing_id <> $2 and ${isSeen('$3')}`,
    [clientId, listingId, at(now)],
  )
  return row?.count ?? 0
}

/** @param day - null for any   @returns undefined where there is no such listing; a closed one may open again */
export const readWaitable = (sql: Sql, clientId: string, listingId: string, day: string | null, now: number) =>
  sql.row<WaitableRow>(
    `select l.provider_id, l.zone,
       l.status = 'listed' and coalesce(l.next_slot_at > $4::timestamptz, false) and ($3::date is null or $3::date = any (l.open_dates)) as has_room,
       exists (
         select from booking b where b.provider_id = l.provider_id and b.listing_id = l.id and b.client_id = $1
           and is_active(b.status) and b.status <> 'pending_payment' and b.starts_at > $4
       ) as is_booked
     from listing l join account a on a.id = l.provider_id
     where l.id = $2 and l.status in ${oneOf(publicListingStatuses)} and a.suspended_at is null`,
    [clientId, listingId, day, at(now)],
  )

type Entry = { clientId: string; providerId: string; listingId: string; day: string | null; endsAt: number }

/** Another day keeps the place in the line; a wait that ended has none to keep. */
export const saveWait = (sql: Sql, { clientId, providerId, listingId, day, endsAt }: Entry, now: number) =>
  sql.row(
    `insert into waitlist_entry (client_id, provider_id, listing_id, day, since, ends_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (client_id, listing_id) do update set day = excluded.day, ends_at = excluded.ends_at,
       since = case when waitlist_entry.ends_at > excluded.since then waitlist_entry.since else excluded.since end`,
    [clientId, providerId, listingId, day, at(now), at(endsAt)],
  )

export const removeWait = (sql: Sql, clientId: string, listingId: string) =>
  sql.row('delete from waitlist_entry where client_id = $1 and listing_id = $2', [clientId, listingId])

/** What a client waits for, each with the line it is of. The card is JSON text. */
export type WaitRow = {
  listing_id: string
  card: string
  day: string | null
  since: number
  ends_at: number
  booking_id: string | null
  held_until: number | null
  line: { clientId: string; day: string | null; since: number }[]
}

export const readWaits = (sql: Sql, clientId: string, now: number) =>
  sql.rows<WaitRow>(
    `select l.id as listing_id, row_to_json(card)::text as card, w.day::text as day, w.since, w.ends_at,
       h.id as booking_id, h.hold_shown_until as held_until, line.all as line
     from waitlist_entry w
       join ${cardTables} on l.id = w.listing_id
       cross join lateral (select ${cardColumns}) card
       cross join lateral (
         select json_agg(json_build_object('clientId', o.client_id, 'day', o.day::text,
           'since', (date_part('epoch', o.since) * 1000)::bigint)) as all
         from waitlist_entry o where o.provider_id = w.provider_id and o.listing_id = w.listing_id and o.ends_at > $2
       ) line
       left join booking h on h.provider_id = w.provider_id and h.client_id = w.client_id and h.listing_id = w.listing_id
         and h.status = 'pending_payment' and h.hold_shown_until > $2
     where w.client_id = $1 and ${isSeen('$2')}
     order by w.since, w.listing_id`,
    [clientId, at(now)],
  )

/** Whoever has booked waits no longer. @returns how many of a provider's listings are still waited for */
export async function dropBooked(sql: Sql, providerId: string): Promise<number> {
  await sql.row(
    `delete from waitlist_entry w using booking b
     where w.provider_id = $1 and b.provider_id = w.provider_id and b.listing_id = w.listing_id
       and b.client_id = w.client_id and b.created_at >= w.since and is_active(b.status) and b.status <> 'pending_payment'`,
    [providerId],
  )
  const row = await sql.row<{ count: number }>('select count(*) as count from waitlist_entry where provider_id = $1', [
    providerId,
  ])
  return row?.count ?? 0
}

/** A slot with a free place that somebody waits for. */
export type FreeRow = {
  id: string
  listing_id: string
  starts_at: number
  day: string
  approval: 'automatic' | 'manual'
  must_haves: MustHaves
}

/** The soonest first. */
export const readFree = (sql: Sql, providerId: string, now: number) =>
  sql.rows<FreeRow>(
    `select s.id, s.listing_id, s.starts_at, (s.starts_at at time zone l.zone)::date::text as day, l.approval, l.must_haves
     from open_slot($1, $2, $3) o
       join slot s on s.provider_id = $1 and s.listing_id = o.listing_id and s.starts_at = o.starts_at
         and s.removed_at is null and s.booked < s.capacity
       join listing l on l.provider_id = $1 and l.id = s.listing_id and l.status = 'listed'
     where exists (
       select from waitlist_entry w where w.provider_id = $1 and w.listing_id = l.id and w.ends_at > $4
         and (w.day is null or w.day = (s.starts_at at time zone l.zone)::date))
     order by s.starts_at, s.id limit 200`,
    [providerId, at(soonestStart(now, 'manual')), at(soonestStart(now, 'automatic')), at(now)],
  )

/** Somebody in line with what domain asks of them. */
export type WaiterRow = {
  client_id: string
  day: string | null
  since: number
  is_blocked: boolean
  is_booked: boolean
  is_holding: boolean
  passed: string[]
}

/** To be read under the provider's lock. */
export const readLine = (sql: Sql, providerId: string, listingId: string, now: number) =>
  sql.rows<WaiterRow>(
    `select w.client_id, w.day::text as day, w.since,
       a.suspended_at is not null or a.deleted_at is not null or exists (
         select from thread t join thread_side s on s.thread_id = t.id and s.blocked_at is not null
         where t.provider_id = w.provider_id and t.client_id = w.client_id) as is_blocked,
       exists (
         select from booking b where b.provider_id = w.provider_id and b.listing_id = w.listing_id
           and b.client_id = w.client_id and is_active(b.status) and b.status <> 'pending_payment' and b.starts_at > $3
       ) as is_booked,
       exists (
         select from booking b where b.provider_id = w.provider_id and b.client_id = w.client_id
           and b.status = 'pending_payment') as is_holding,
       array(
         select b.slot_id from booking b where b.provider_id = w.provider_id and b.listing_id = w.listing_id
           and b.client_id = w.client_id and b.created_at >= w.since) as passed
     from waitlist_entry w join account a on a.id = w.client_id
     where w.provider_id = $1 and w.listing_id = $2 and w.ends_at > $3 order by w.since, w.client_id`,
    [providerId, listingId, at(now)],
  )

/** Providers who may have something for somebody in line. Those that were taken longest ago come first, then the longest
 *  wait: nobody in line may be able to have it, and the same would be taken each time. */
export const takeAwaited = (sql: Sql, now: number, limit: number) =>
  sql.rows<{ provider_id: string }>(
    `with due as materialized (
       select w.provider_id, min(coalesce(w.looked_at, w.since)) as last from waitlist_entry w
         join listing l on l.provider_id = w.provider_id and l.id = w.listing_id and l.status = 'listed'
       where w.ends_at > $1 and l.next_slot_at > $1 and (w.day is null or w.day = any (l.open_dates))
       group by w.provider_id order by last, w.provider_id limit $2
     ), looked as (
       update waitlist_entry set looked_at = $1 where (client_id, listing_id) in (
         select w.client_id, w.listing_id from due join waitlist_entry w on w.provider_id = due.provider_id
         for update of w skip locked)
     )
     select provider_id from due order by last, provider_id`,
    [at(now), limit],
  )
