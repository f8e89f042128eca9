import { type BookingPaymentStatus, type BookingStatus, comingStatuses } from '@ginipig/domain/booking'
import type { Language, UserType, WorkingFrom } from '@ginipig/domain/identity'
import type { ListingStatus } from '@ginipig/domain/listing'
import type { ReportKind, ReportReason } from '@ginipig/domain/report'
import { oneOf } from '#platform/database/one-of.ts'
import { at, type Sql } from '#platform/database/sql.ts'

export type FoundPerson = {
  id: string
  userType: UserType
  name: string
  email: string
  company: string
  createdAt: number
  isSuspended: boolean
}

/** People whose address, name or company has these words, or whose id they are; the newest first. Without words, all. Who is
 *  deleted has nothing left to be found by.
 *  @param of.words - in lower case  @param of.id - where the words are one */
export const findPeople = (
  sql: Sql,
  of: {
    words: string
    id: string | null
    userType: UserType | null
    isSuspended: boolean
    limit: number
  },
): Promise<FoundPerson[]> =>
  sql.rows<FoundPerson>(
    `select a.id, a.user_type as "userType", a.first_name || ' ' || a.last_name as name, a.email,
       coalesce(p.company_name, s.company_name, '') as company, a.created_at as "createdAt",
       a.suspended_at is not null as "isSuspended"
     from account a left join provider p on p.id = a.id left join provider_sign_up s on s.account_id = a.id
     where a.user_type <> 'admin' and a.deleted_at is null
       and ($3::text is null or a.user_type = $3) and (not $4::boolean or a.suspended_at is not null)
       and ($1::text = '' or a.id = $2::uuid or strpos(a.email_key, $1) > 0
         or strpos(lower(a.first_name || ' ' || a.last_name), $1) > 0 or strpos(lower(p.display_name), $1) > 0
         or strpos(lower(coalesce(p.company_name, s.company_name)), $1) > 0)
     order by a.created_at desc, a.id limit $5`,
    [of.words, of.id, of.userType, of.isSuspended, of.limit],
  )

export type PersonRow = {
  userType: UserType
  name: string
  email: string
  dialCode: string | null
  mobile: string | null
  language: Language
  createdAt: number
  suspendedAt: number | null
  deletedAt: number | null
  /** A provider's page, from when they have finished signing up. */
  displayName: string | null
  bio: string | null
  town: string | null
  isVerified: boolean | null
  rating: number | null
  reviewCount: number | null
  company: string | null
  workingFrom: WorkingFrom | null
  /** Reviews that they wrote, and that providers gave them. */
  written: number
  given: number
  /** Bookings that are still to take place. */
  coming: number
}

export const readPerson = (sql: Sql, id: string, now: number): Promise<PersonRow | undefined> =>
  sql.row<PersonRow>(
    `select a.user_type as "userType", a.first_name || ' ' || a.last_name as name, a.email, a.dial_code as "dialCode",
       a.mobile, a.language, a.created_at as "createdAt", a.suspended_at as "suspendedAt", a.deleted_at as "deletedAt",
       p.display_name as "displayName", p.bio, p.town, p.is_identity_verified as "isVerified",
       round(p.rating_sum / nullif(p.review_count, 0), 1) as rating, p.review_count as "reviewCount",
       coalesce(p.company_name, s.company_name) as company, s.working_from as "workingFrom",
       (select count(*) from review r where r.client_id = a.id) as written,
       (select count(*) from client_review r where r.client_id = a.id and r.published_at is not null) as given,
       (select count(*) from booking b where b.client_id = a.id and b.status in ${oneOf(comingStatuses)} and b.ends_at > $2)
         + (select count(*) from booking b where b.provider_id = a.id and b.status in ${oneOf(comingStatuses)} and b.ends_at > $2) as coming
     from account a left join provider p on p.id = a.id left join provider_sign_up s on s.account_id = a.id
     where a.id = $1`,
    [id, at(now)],
  )

export type PersonsBooking = {
  reference: string
  startsAt: number
  status: BookingStatus
  paymentStatus: BookingPaymentStatus
  total: number
  currency: string
  title: string
  otherId: string
  other: string
}

/** Of either side, the latest visit first. */
export const readBookingsOf = (sql: Sql, id: string, limit: number): Promise<PersonsBooking[]> =>
  sql.rows<PersonsBooking>(
    `select b.reference, b.starts_at as "startsAt", b.status, b.payment_status as "paymentStatus", b.total, b.currency,
       l.title, o.id as "otherId", o.first_name || ' ' || o.last_name as other
     from (
       (select * from booking where client_id = $1 order by starts_at desc, id desc limit $2)
       union all
       (select * from booking where provider_id = $1 order by starts_at desc, id desc limit $2)
     ) b join listing l on l.provider_id = b.provider_id and l.id = b.listing_id
       join account o on o.id = case when b.client_id = $1 then b.provider_id else b.client_id end
     order by b.starts_at desc, b.id desc limit $2`,
    [id, limit],
  )

export type PersonsListing = {
  id: string
  title: string
  status: ListingStatus
  price: number
  nextSlotAt: number | null
}

export const readListingsOf = (sql: Sql, providerId: string, limit: number): Promise<PersonsListing[]> =>
  sql.rows<PersonsListing>(
    `select id, title, status, price, next_slot_at as "nextSlotAt" from listing where provider_id = $1
     order by case status when 'listed' then 0 when 'closed' then 1 else 2 end, title, id limit $2`,
    [providerId, limit],
  )

export type PersonsReport = {
  number: number
  isBy: boolean
  kind: ReportKind
  reason: ReportReason
  createdAt: number
  settledAt: number | null
}

/** By them and about them, the latest first. */
export const readReportsOf = (sql: Sql, id: string, limit: number): Promise<PersonsReport[]> =>
  sql.rows<PersonsReport>(
    `select number, reporter_id = $1 as "isBy", kind, reason, created_at as "createdAt", settled_at as "settledAt"
     from report where reporter_id = $1 or about_id = $1 order by created_at desc, number desc limit $2`,
    [id, limit],
  )

export type PersonsEvent = { at: number; event: string; detail: string | null }

/** What happened to the account in the last 90 days, the latest first. */
export const readEventsOf = (sql: Sql, id: string, limit: number): Promise<PersonsEvent[]> =>
  sql.rows<PersonsEvent>('select at, event, detail from audit where account_id = $1 order by id desc limit $2', [
    id,
    limit,
  ])
