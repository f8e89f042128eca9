import { type BookingSide, type BookingStatus, diaryStatuses, type ProposalEnd } from '@ginipig/domain/booking'
import type { Approval, ListingType } from '@ginipig/domain/listing'
import { oneOf } from '#platform/database/one-of.ts'
import { at, type Sql } from '#platform/database/sql.ts'

/** Whose days, half-open. Epoch ms. */
export type Days = { providerId: string; from: number; until: number }

const valuesOf = ({ providerId, from, until }: Days): [string, Date, Date] => [providerId, at(from), at(until)]

export type DiarySlotRow = {
  id: string
  listing_id: string
  title: string
  starts_at: number
  ends_at: number
  capacity: number
  booked: number
  approval: Approval
  patch_test_hours: number | null
}

/** What is shown of a slot `s` of a listing `l`. */
export const diarySlotColumns = `s.id, s.listing_id, l.title, s.starts_at, upper(s.during) as ends_at, s.capacity, s.booked,
  l.approval, (l.must_haves -> 'patchTest' ->> 'hoursBefore')::int as patch_test_hours`

/** Starts that are offered or booked: nobody can come to those of a closed listing but who has booked. */
export const readDiarySlots = (sql: Sql, days: Days) =>
  sql.rows<DiarySlotRow>(
    `select ${diarySlotColumns}
     from slot s join listing l on l.provider_id = s.provider_id and l.id = s.listing_id
     where s.provider_id = $1 and s.starts_at >= $2 and s.starts_at < $3 and s.removed_at is null
       and (l.status = 'listed' or s.booked > 0)
     order by s.starts_at, s.id`,
    valuesOf(days),
  )

export type DiaryBookingRow = {
  id: string
  slot_id: string
  listing_id: string
  title: string
  first_name: string
  last_name: string
  status: BookingStatus
  respond_by: number | null
  type: ListingType
  patch_test_by: number | null
  starts_at: number
  ends_at: number
  proposal_by: BookingSide | null
  proposal_otherwise: ProposalEnd | null
  proposal_until: number | null
}

/** What a provider knows of: asked for or agreed, and what took place or should have. */
export const readDiaryBookings = (sql: Sql, days: Days) =>
  sql.rows<DiaryBookingRow>(
    `select b.id, b.slot_id, b.listing_id, l.title, c.first_name, c.last_name, b.status,
       case when b.status = 'requested' then b.respond_by end as respond_by, l.type,
       case when b.must_haves_asked ->> 'patchTest' is not null then b.starts_at - patch_test_time(b.must_haves_asked) end
         as patch_test_by, b.starts_at, b.ends_at,
       w.made_by as proposal_by, w.otherwise as proposal_otherwise, w.answer_by as proposal_until
     from booking b join listing l on l.provider_id = b.provider_id and l.id = b.listing_id
       join account c on c.id = b.client_id
       left join booking_proposal w on w.provider_id = b.provider_id and w.booking_id = b.id and w.ended_at is null
     where b.provider_id = $1 and b.starts_at >= $2 and b.starts_at < $3 and b.requested_at is not null
       and b.status in ${oneOf(diaryStatuses)}
     order by b.starts_at, b.id`,
    valuesOf(days),
  )

/** `calendar_name`: null where it was blocked by hand. */
export type BusyTimeRow = {
  id: string
  starts_at: number
  ends_at: number
  note: string
  calendar_name: string | null
  held_for: string | null
  offers_out: number
}

/** All that reach into these days. */
export const readBusyTimes = (sql: Sql, days: Days) =>
  sql.rows<BusyTimeRow>(
    `select t.id, lower(t.during) as starts_at, upper(t.during) as ends_at, t.note, c.name as calendar_name,
       held.first_name as held_for,
       case when t.calendar_id is null and t.proposal_id is null then (
         select count(*)::int from booking b
         where b.provider_id = t.provider_id and b.during && t.during and is_active(b.status) and exists (
           select from booking_proposal o where o.provider_id = b.provider_id and o.booking_id = b.id and o.ended_at is null
             and o.otherwise = 'cancels'))
       else 0 end as offers_out
     from busy_time t left join outside_calendar c on c.provider_id = t.provider_id and c.id = t.calendar_id
       left join booking_proposal o on o.provider_id = t.provider_id and o.id = t.proposal_id
       left join booking b on b.provider_id = o.provider_id and b.id = o.booking_id
       left join account held on held.id = b.client_id
     where t.provider_id = $1 and t.during && tstzrange($2, $3) order by lower(t.during), t.id`,
    valuesOf(days),
  )
