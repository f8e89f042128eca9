import type { BookingStatus } from '@ginipig/domain/booking'
import type { Language, UserType } from '@ginipig/domain/identity'
import type { ListingStatus } from '@ginipig/domain/listing'
import type { ReportKind, ReportReason } from '@ginipig/domain/report'
import { at, type Sql } from '#platform/database/sql.ts'

export type ListedReport = {
  number: number
  kind: ReportKind
  quote: string
  reason: ReportReason
  createdAt: number
  settledAt: number | null
  holdsMoney: boolean
  reference: string | null
  reporter: string
  about: string
}

/** Open ones, the oldest first; or settled ones, the latest first.
 *  @param of.before - settled before then, epoch ms */
export const readReports = (
  sql: Sql,
  of: { isSettled: boolean; before: number | null; limit: number },
): Promise<ListedReport[]> =>
  sql.rows<ListedReport>(
    `select r.number, r.kind, r.quote, r.reason, r.created_at as "createdAt", r.settled_at as "settledAt",
       r.holds_money as "holdsMoney", b.reference, who.first_name || ' ' || who.last_name as reporter,
       whom.first_name || ' ' || whom.last_name as about
     from report r join account who on who.id = r.reporter_id join account whom on whom.id = r.about_id
       left join booking b on b.provider_id = r.provider_id and b.id = r.booking_id
     where (r.settled_at is not null) = $1 and ($2::timestamptz is null or r.settled_at < $2)
     order by case when $1 then r.settled_at end desc, r.created_at, r.number limit $3`,
    [of.isSettled, of.before === null ? null : at(of.before), of.limit],
  )

export const countOpenReports = async (sql: Sql): Promise<number> =>
  (await sql.row<{ count: number }>('select count(*) as count from report where settled_at is null'))?.count ?? 0

export type ReportInFull = {
  number: number
  kind: ReportKind
  targetId: string
  quote: string
  reason: ReportReason
  comment: string
  createdAt: number
  added: { at: number; text: string }[]
  holdsMoney: boolean
  settledAt: number | null
  answer: string | null
  reporterId: string
  reporterType: UserType
  reporter: string
  reporterLanguage: Language
  aboutId: string
  aboutType: UserType
  about: string
  aboutLanguage: Language
  /** Of the booking that it is about, or that was reviewed. */
  reference: string | null
  bookingStatus: BookingStatus | null
  side: string | null
  /** Of the listing that it is about, that was booked, or reviewed. */
  listingId: string | null
  listingTitle: string | null
  listingStatus: ListingStatus | null
  /** Of the review that it is about. */
  hiddenAt: number | null
  hiddenBecause: string | null
}

export const readReportInFull = (sql: Sql, number: number): Promise<ReportInFull | undefined> =>
  sql.row<ReportInFull>(
    `select r.number, r.kind, r.target_id as "targetId", r.quote, r.reason, r.comment, r.created_at as "createdAt", r.added,
       r.holds_money as "holdsMoney", r.settled_at as "settledAt", r.answer,
       who.id as "reporterId", who.user_type as "reporterType", who.first_name || ' ' || who.last_name as reporter,
       who.language as "reporterLanguage", whom.id as "aboutId", whom.user_type as "aboutType",
       whom.first_name || ' ' || whom.last_name as about, whom.language as "aboutLanguage",
       b.reference, b.status as "bookingStatus", b.side, l.id as "listingId", l.title as "listingTitle",
       l.status as "listingStatus", v.hidden_at as "hiddenAt", v.hidden_reason as "hiddenBecause"
     from report r join account who on who.id = r.reporter_id join account whom on whom.id = r.about_id
       left join booking b on b.provider_id = r.provider_id and b.id = r.booking_id
       left join review v on r.kind = 'review' and v.id = r.target_id
       left join listing l on l.id = case when r.kind = 'listing' then r.target_id else coalesce(v.listing_id, b.listing_id) end
     where r.number = $1`,
    [number],
  )

export type EarlierReport = {
  number: number
  reason: ReportReason
  createdAt: number
  settledAt: number | null
  answer: string | null
}

/** Others about somebody, the latest first. */
export const readOthersAbout = (sql: Sql, aboutId: string, but: number, limit: number): Promise<EarlierReport[]> =>
  sql.rows<EarlierReport>(
    `select number, reason, created_at as "createdAt", settled_at as "settledAt", answer from report
     where about_id = $1 and number <> $2 order by created_at desc limit $3`,
    [aboutId, but, limit],
  )

/** How many reports somebody has written. */
export const countReportsBy = async (sql: Sql, reporterId: string): Promise<number> =>
  (await sql.row<{ count: number }>('select count(*) as count from report where reporter_id = $1', [reporterId]))
    ?.count ?? 0

export type ReadMessage = {
  sender: 'client' | 'provider'
  text: string
  at: number
  isWithheld: boolean
  photoId: string | null
  /** Whether it is the one that was reported. */
  isIt: boolean
}

/** What two people wrote to each other, in its order: the last of it, or what stands around one message.
 *  @param of.key - of that one; null for the last */
export const readMessagesAround = async (
  sql: Sql,
  of: { one: string; other: string; key: string | null; limit: number },
): Promise<ReadMessage[]> =>
  (
    await sql.rows<ReadMessage>(
      `select m.sender, m.text, m.sent_at as at, m.is_withheld as "isWithheld", m.photo_id as "photoId",
         coalesce(m.key = $3::uuid, false) as "isIt"
       from thread t join message m on m.thread_id = t.id
       where ((t.client_id = $1 and t.provider_id = $2) or (t.client_id = $2 and t.provider_id = $1))
         and m.sender <> 'booking' and m.number <= coalesce(
           (select k.number + 4 from message k where k.thread_id = t.id and k.key = $3::uuid), m.number)
       order by m.number desc limit $4`,
      [of.one, of.other, of.key, of.limit],
    )
  ).toReversed()
