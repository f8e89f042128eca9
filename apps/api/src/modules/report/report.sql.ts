import type { UserType } from '@ginipig/domain/identity'
import { publicListingStatuses } from '@ginipig/domain/listing'
import type { ReportKind, ReportReason } from '@ginipig/domain/report'
import { oneOf } from '#platform/database/one-of.ts'
import type { BookingKey } from '#platform/database/provider-key.ts'
import { at, type Sql } from '#platform/database/sql.ts'
import type { TargetRow } from './target.sql.ts'

export type ReportRow = {
  id: string
  number: number
  kind: ReportKind
  quote: string
  reason: ReportReason
  comment: string
  created_at: number
  added: { at: number; text: string }[]
  holds_money: boolean
  settled_at: number | null
  answer: string | null
}

const columns = 'id, number, kind, quote, reason, comment, created_at, added, holds_money, settled_at, answer'

export const readReport = (sql: Sql, reporterId: string, id: string): Promise<ReportRow | undefined> =>
  sql.row<ReportRow>(`select ${columns} from report where reporter_id = $1 and id = $2`, [reporterId, id])

export const findOpen = (sql: Sql, reporterId: string, kind: ReportKind, targetId: string) =>
  sql.row<ReportRow>(
    `select ${columns} from report where reporter_id = $1 and kind = $2 and target_id = $3 and settled_at is null`,
    [reporterId, kind, targetId],
  )

export type NewReport = {
  reporterId: string
  kind: ReportKind
  targetId: string
  target: Pick<TargetRow, 'about_id' | 'provider_id' | 'booking_id' | 'is_held'>
  quote: string
  reason: ReportReason
  comment: string
}

/** @returns undefined where one of the same is open already */
export const insertReport = (sql: Sql, one: NewReport, now: number): Promise<ReportRow | undefined> =>
  sql.row<ReportRow>(
    `insert into report (reporter_id, kind, target_id, about_id, provider_id, booking_id, holds_money, reason, comment,
       quote, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (reporter_id, kind, target_id) where settled_at is null do nothing returning ${columns}`,
    [
      ...[one.reporterId, one.kind, one.targetId, one.target.about_id, one.target.provider_id, one.target.booking_id],
      ...[one.target.is_held, one.reason, one.comment, one.quote, at(now)],
    ],
  )

/** @returns undefined where it isn't open, isn't theirs, or holds as much as it can */
export const addWords = (
  sql: Sql,
  { reporterId, id, text, most }: { reporterId: string; id: string; text: string; most: number },
  now: number,
): Promise<ReportRow | undefined> =>
  sql.row<ReportRow>(
    `update report set added = added || jsonb_build_array(jsonb_build_object('at', $4::bigint, 'text', $3::text))
     where reporter_id = $1 and id = $2 and settled_at is null and jsonb_array_length(added) < $5 returning ${columns}`,
    [reporterId, id, text, now, most],
  )

/** Is a report open for which the provider's money of a booking waits? */
export async function hasHoldingReport(sql: Sql, { providerId, bookingId }: BookingKey): Promise<boolean> {
  const row = await sql.row(
    `select 1 as held from report
     where provider_id = $1 and booking_id = $2 and settled_at is null and holds_money limit 1`,
    [providerId, bookingId],
  )
  return row !== undefined
}

/** A report as an operator reads it. */
export type WaitingReport = ReportRow & {
  target_id: string
  reporter: string
  about: string
  /** What the provider of its booking has said, where the report holds their money. */
  side: string | null
}

/** Open ones, the oldest first. */
export const readWaiting = (sql: Sql): Promise<WaitingReport[]> =>
  sql.rows<WaitingReport>(
    `select r.id, r.number, r.kind, r.quote, r.reason, r.comment, r.created_at, r.added, r.holds_money, r.settled_at, r.answer,
       r.target_id, who.user_type || ' ' || who.id as reporter, whom.user_type || ' ' || whom.id as about,
       b.side
     from report r join account who on who.id = r.reporter_id join account whom on whom.id = r.about_id
       left join booking b on r.holds_money and b.provider_id = r.provider_id and b.id = r.booking_id
     where r.settled_at is null order by r.created_at limit 100`,
  )

/** @returns undefined where it isn't open */
export const settle = (sql: Sql, number: number, answer: string, now: number) =>
  sql.row<{
    id: string
    reporter_id: string
    quote: string
    reason: ReportReason
    user_type: UserType
    holds_money: boolean
    provider_id: string | null
    booking_id: string | null
  }>(
    `update report r set settled_at = $3, answer = $2 from account a
     where r.number = $1 and r.settled_at is null and a.id = r.reporter_id
     returning r.id, r.reporter_id, r.quote, r.reason, a.user_type, r.holds_money, r.provider_id, r.booking_id`,
    [number, answer, at(now)],
  )

/** Whose listing it is. */
export const readProviderOf = (sql: Sql, listingId: string) =>
  sql.row<{ provider_id: string }>('select provider_id from listing where id = $1', [listingId])

/** Takes a listing away, with the changes that wait: listed, they would bring it back. What was booked of it stays.
 *  @returns undefined where it isn't shown */
export const takeDown = (sql: Sql, listingId: string, now: number) =>
  sql.row<{ provider_id: string; title: string }>(
    `with taken as (
       update listing set status = 'removed', changed_at = $2 where id = $1 and status in ${oneOf(publicListingStatuses)}
       returning id, provider_id, title
     ), changes as (delete from listing_draft d using taken t where d.provider_id = t.provider_id and d.id = t.id)
     select provider_id, title from taken`,
    [listingId, at(now)],
  )
