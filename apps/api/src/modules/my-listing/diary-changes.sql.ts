import { publicListingStatuses } from '@ginipig/domain/listing'
import { oneOf } from '#platform/database/one-of.ts'
import { at, type Sql } from '#platform/database/sql.ts'
import { type DiarySlotRow, diarySlotColumns } from './diary.sql.ts'
import { isHeld } from './listed.sql.ts'

/** Offers a start of a listing, with its duration and the clients that one of its slots takes. */
export const insertStart = (sql: Sql, start: { providerId: string; listingId: string; startsAt: number }) =>
  sql.row<DiarySlotRow>(
    `with added as (
       insert into slot as s (listing_id, provider_id, during, capacity)
       select l.id, l.provider_id, tstzrange($3::timestamptz, $3::timestamptz + make_interval(mins => l.duration_minutes)), l.capacity
       from listing l where l.provider_id = $1 and l.id = $2
       on conflict (provider_id, listing_id, during) do update
         set capacity = greatest(s.booked, excluded.capacity), removed_at = null
       returning *)
     select ${diarySlotColumns}
     from added s join listing l on l.provider_id = s.provider_id and l.id = s.listing_id`,
    [start.providerId, start.listingId, at(start.startsAt)],
  )

/** A start that is still ahead, also by the clock on the wall of its place. */
export type OneStartRow = { listing_id: string; is_taken: boolean; starts_at: number; date: string; time: string }

export const readStart = (sql: Sql, providerId: string, slotId: string, now: number) =>
  sql.row<OneStartRow>(
    `select s.listing_id, s.booked > 0 or ${isHeld} as is_taken, s.starts_at, to_char(s.starts_at at time zone l.zone, 'YYYY-MM-DD') as date,
       to_char(s.starts_at at time zone l.zone, 'HH24:MI') as time
     from slot s join listing l on l.provider_id = s.provider_id and l.id = s.listing_id
     where s.provider_id = $1 and s.id = $2 and s.removed_at is null and s.starts_at > $3
       and l.status in ${oneOf(publicListingStatuses)}`,
    [providerId, slotId, at(now)],
  )

/** Takes a start back that nobody has booked: marked where a booking that ended points at it, else gone. */
export async function dropStart(sql: Sql, providerId: string, slotId: string, now: number): Promise<void> {
  await sql.row(
    `with hidden as (
       update slot set removed_at = $3 where provider_id = $1 and id = $2 and booked = 0
         and exists (select from booking b where b.slot_id = slot.id)
     )
     delete from slot where provider_id = $1 and id = $2 and booked = 0
       and not exists (select from booking b where b.slot_id = slot.id)`,
    [providerId, slotId, at(now)],
  )
}

/** Half-open, epoch ms. */
export type Span = { providerId: string; startsAt: number; endsAt: number }

const valuesOf = ({ providerId, startsAt, endsAt }: Span): [string, Date, Date] => [
  providerId,
  at(startsAt),
  at(endsAt),
]

export async function isBookedWithin(sql: Sql, span: Span): Promise<boolean> {
  const row = await sql.row(
    `select 1 as found from booking where provider_id = $1 and during && tstzrange($2, $3) and is_active(status) limit 1`,
    valuesOf(span),
  )
  return row !== undefined
}

/** Listings with a start in a span: what they offer changes with it. */
export async function readListingsWithin(sql: Sql, span: Span): Promise<string[]> {
  const rows = await sql.rows<{ listing_id: string }>(
    `select distinct s.listing_id from slot s join listing l on l.provider_id = s.provider_id and l.id = s.listing_id
     where s.provider_id = $1 and s.during && tstzrange($2, $3) and s.removed_at is null and l.status = 'listed'`,
    valuesOf(span),
  )
  return rows.map((row) => row.listing_id)
}

/** Is all of it closed by hand? */
export const readIsClosed = async (sql: Sql, span: Span): Promise<boolean> =>
  (await sql.row(
    `select 1 as is from busy_time where provider_id = $1 and calendar_id is null and proposal_id is null
       and during @> tstzrange($2, $3)`,
    valuesOf(span),
  )) !== undefined

export const insertBusyTime = (sql: Sql, span: Span & { note: string }, now: number) =>
  sql.row<{ id: string }>(
    `insert into busy_time (provider_id, during, note, created_at) values ($1, tstzrange($2, $3), $4, $5) returning id`,
    [...valuesOf(span), span.note, at(now)],
  )

/** @returns the time that is open again; undefined when none was blocked by hand */
export const deleteBusyTime = (sql: Sql, providerId: string, busyTimeId: string) =>
  sql.row<{ starts_at: number; ends_at: number }>(
    `delete from busy_time where provider_id = $1 and id = $2 and calendar_id is null and proposal_id is null
     returning lower(during) as starts_at, upper(during) as ends_at`,
    [providerId, busyTimeId],
  )
