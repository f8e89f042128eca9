import {
  type BookingStatus,
  type CancellationReason,
  type SickDayChoice,
  type SickDayOutcome,
  type Span,
  upcomingStatuses,
} from '@ginipig/domain/booking'
import { oneOf } from '#platform/database/one-of.ts'
import type { BookingKey } from '#platform/database/provider-key.ts'
import { at, type Sql } from '#platform/database/sql.ts'

/** A provider's day by its date, half-open. Epoch ms. */
export type DayOff = Span & { providerId: string; day: string }

/** Why one is not done yet. */
export type SickDayProblem = 'payment_busy' | 'booking_state'

export type DayRow = {
  id: string
  client_id: string
  first_name: string
  last_name: string
  avatar_url: string | null
  title: string
  status: BookingStatus
  starts_at: number
  choice: SickDayChoice | null
  outcome: SickDayOutcome | null
  problem: SickDayProblem | null
  created_at: number | null
  waiver: 'asked' | 'waived' | 'kept' | null
}

/** Who is still to come on a day, and all of whom it was written down what becomes of them. */
export const readDay = (sql: Sql, { providerId, day, startsAt, endsAt }: DayOff, now: number) =>
  sql.rows<DayRow>(
    `select b.id, b.client_id, c.first_name, c.last_name, c.avatar_url, l.title, b.status, b.starts_at, o.choice, o.outcome, o.problem, o.created_at,
       case when b.waiver_asked_at is not null then coalesce(b.waiver_answer, 'asked')
         -- Goes along with the cancellation that comes of it where no other time is taken.
         when o.asks_waiver and b.status = 'confirmed' then 'asked' end as waiver
     from booking b join listing l on l.provider_id = b.provider_id and l.id = b.listing_id
       join account c on c.id = b.client_id
       left join sick_day_booking o on o.provider_id = b.provider_id and o.booking_id = b.id and o.day = $2::date
     where b.provider_id = $1 and (o.booking_id is not null
       or b.starts_at >= $3 and b.starts_at < $4 and b.starts_at > $5
         and b.status in ${oneOf(upcomingStatuses)})
     order by b.starts_at, b.id`,
    [providerId, day, at(startsAt), at(endsAt), at(now)],
  )

/** Slots of a day that somebody holds and has not paid for. */
export async function readHolds(sql: Sql, { providerId, startsAt, endsAt }: DayOff): Promise<string[]> {
  const rows = await sql.rows<{ id: string }>(
    `select id from booking
     where provider_id = $1 and starts_at >= $2 and starts_at < $3 and status = 'pending_payment' order by id`,
    [providerId, at(startsAt), at(endsAt)],
  )
  return rows.map(({ id }) => id)
}

export type OneOff = BookingKey & { day: string }

/** What a provider wants done for one client, and what they say of their day. */
export type Wish = {
  choice: SickDayChoice
  slotIds: readonly string[] | null
  reason: CancellationReason
  words: string | null
  asksWaiver: boolean
}

/** @returns undefined where it was written down before */
export const insertOne = (sql: Sql, { providerId, bookingId, day }: OneOff, wish: Wish, now: number) =>
  sql.row<{ booking_id: string }>(
    `insert into sick_day_booking (provider_id, booking_id, day, choice, created_at, slot_ids, reason, words, asks_waiver)
     values ($1, $2, $3::date, $4, $5, $6::uuid[], $7, $8, $9)
     on conflict do nothing returning booking_id`,
    [
      ...[providerId, bookingId, day, wish.choice, at(now)],
      ...[wish.slotIds, wish.reason, wish.words, wish.asksWaiver],
    ],
  )

/** What is still to do; undefined once it is done. To be read under the provider's lock. */
export const readOne = (sql: Sql, { providerId, bookingId, day }: OneOff) =>
  sql.row<{ choice: SickDayChoice; slot_ids: string[] | null; words: string | null }>(
    `select choice, slot_ids, words from sick_day_booking
     where provider_id = $1 and booking_id = $2 and day = $3::date and done_at is null`,
    [providerId, bookingId, day],
  )

/** The times that clients of a provider's days off are to be offered and are not held yet.
 *  @param key.bookingId - whose own are left out; null for nobody's */
export const readPromised = async (
  sql: Sql,
  { providerId, bookingId }: { providerId: string; bookingId: string | null },
): Promise<Span[]> => {
  const rows = await sql.rows<{ starts_at: number; ends_at: number }>(
    `select s.starts_at, upper(s.during) as ends_at
     from sick_day_booking o join slot s on s.provider_id = o.provider_id and s.id = any (o.slot_ids)
     where o.provider_id = $1 and o.booking_id is distinct from $2 and o.done_at is null`,
    [providerId, bookingId],
  )
  return rows.map((row) => ({ startsAt: row.starts_at, endsAt: row.ends_at }))
}

/** What was said of the latest day off that a booking met. */
export const readDayOffReason = (sql: Sql, { providerId, bookingId }: BookingKey) =>
  sql.row<{ reason: CancellationReason; words: string | null; asks_waiver: boolean }>(
    `select reason, words, asks_waiver from sick_day_booking
     where provider_id = $1 and booking_id = $2 order by created_at desc limit 1`,
    [providerId, bookingId],
  )

/** Bookings at a time whose clients were offered other times because the day is off, and haven't answered. */
export const readOffered = async (sql: Sql, providerId: string, { startsAt, endsAt }: Span): Promise<string[]> => {
  const rows = await sql.rows<{ id: string }>(
    `select b.id from booking b join booking_proposal o on o.provider_id = b.provider_id and o.booking_id = b.id
     where b.provider_id = $1 and b.during && tstzrange($2, $3) and is_active(b.status)
       and o.ended_at is null and o.otherwise = 'cancels'
     order by b.starts_at, b.id`,
    [providerId, at(startsAt), at(endsAt)],
  )
  return rows.map(({ id }) => id)
}

/** Forgets the latest day off that a booking met: it stands, and another one is a new one. */
export const deleteLatestDayOff = (sql: Sql, { providerId, bookingId }: BookingKey) =>
  sql.row(
    `delete from sick_day_booking where provider_id = $1 and booking_id = $2 and day = (
       select day from sick_day_booking where provider_id = $1 and booking_id = $2 order by created_at desc limit 1)`,
    [providerId, bookingId],
  )

/** Forgets what is still to be done for the bookings at a time. */
export const deleteUndoneDayOff = (sql: Sql, providerId: string, { startsAt, endsAt }: Span) =>
  sql.row(
    `delete from sick_day_booking o using booking b
     where o.provider_id = $1 and o.done_at is null and b.provider_id = o.provider_id and b.id = o.booking_id
       and b.during && tstzrange($2, $3)`,
    [providerId, at(startsAt), at(endsAt)],
  )

/** Starts of a day that are on sale. */
export async function countOpen(sql: Sql, { providerId, startsAt, endsAt }: DayOff, now: number): Promise<number> {
  const row = await sql.row<{ count: number }>(
    `select count(*)::int as count from slot s join listing l on l.provider_id = s.provider_id and l.id = s.listing_id
     where s.provider_id = $1 and s.starts_at >= $2 and s.starts_at < $3 and s.starts_at > $4 and s.removed_at is null
       and s.booked < s.capacity and l.status = 'listed'`,
    [providerId, at(startsAt), at(endsAt), at(now)],
  )
  return row?.count ?? 0
}

export const closeOne = (sql: Sql, { providerId, bookingId, day }: OneOff, outcome: SickDayOutcome, now: number) =>
  sql.row(
    `update sick_day_booking set outcome = $4, done_at = $5, problem = null
     where provider_id = $1 and booking_id = $2 and day = $3::date`,
    [providerId, bookingId, day, outcome, at(now)],
  )

export const setProblem = (sql: Sql, { providerId, bookingId, day }: OneOff, problem: SickDayProblem) =>
  sql.row(
    `update sick_day_booking set problem = $4
     where provider_id = $1 and booking_id = $2 and day = $3::date and done_at is null`,
    [providerId, bookingId, day, problem],
  )

/** What is not done yet. */
export async function readUndone(sql: Sql, limit: number): Promise<OneOff[]> {
  const rows = await sql.rows<{ provider_id: string; booking_id: string; day: string }>(
    `select provider_id, booking_id, day::text as day from sick_day_booking
     where done_at is null order by created_at limit $1`,
    [limit],
  )
  return rows.map((row) => ({ providerId: row.provider_id, bookingId: row.booking_id, day: row.day }))
}
