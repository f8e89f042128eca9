import type { Picture } from '@ginipig/contract/media/picture.ts'
import {
  type BookingActor,
  type BookingEventKind,
  type BookingPaymentStatus,
  type BookingPolicy,
  type BookingStatus,
  type CancellationReason,
  comingStatuses,
  type DeclineReason,
  type PaymentPlan,
} from '@ginipig/domain/booking'
import type { Approval, Category } from '@ginipig/domain/listing'
import { oneOf } from '#platform/database/one-of.ts'
import { at, type Sql } from '#platform/database/sql.ts'
import { type Stored, withPolicy } from '#platform/database/stored-policy.ts'
import type { TermRow } from './booking.sql.ts'
import { contestUntil, type WaitRow } from './money-wait.sql.ts'

/** A booking with all that its two people see of it. */
export type ViewRow = TermRow &
  WaitRow & {
    reference: string
    status: BookingStatus
    payment_status: BookingPaymentStatus
    plan: PaymentPlan | null
    approval: Approval
    currency: string
    policy: BookingPolicy
    rrp: number
    captured: number
    starts_at: number
    ends_at: number
    moves: number
    requested_at: number | null
    respond_by: number | null
    hold_shown_until: number
    decline_reason: DeclineReason | null
    decline_text: string | null
    cancel_reason: CancellationReason | null
    cancel_text: string | null
    completed_at: number | null
    payment_problem: string | null
    has_balance_card: boolean
    side: string | null
    side_at: number | null
    client_side: string | null
    waiver_asked_at: number | null
    waiver_answer: 'waived' | 'kept' | null
    /** The client's open report that holds the provider's money. */
    report_id: string | null
    reported_at: number | null
    /** When the client reviewed the provider, and the provider the client. */
    reviewed_at: number | null
    client_reviewed_at: number | null
    client_id: string
    provider_id: string
    listing_id: string
    title: string
    category: Category
    cover: string
    image: Picture | null
    type: 'in_person' | 'online'
    zone: string
    address: string
    town: string
    outward_postcode: string
    display_name: string
    provider_first_name: string
    photo_url: string | null
    rating_sum: number
    review_count: number
    client_first_name: string
    client_last_name: string
    client_avatar_url: string | null
    client_is_gone: boolean
    client_phone: string | null
    provider_phone: string | null
  }

export async function readView(sql: Sql, bookingId: string, now: number): Promise<ViewRow | undefined> {
  const row = await sql.row<Stored<ViewRow>>(
    `select b.id, b.reference, b.status, b.payment_status, b.plan, b.approval, b.currency, b.policy, b.rrp, b.captured, b.starts_at,
       b.ends_at, b.moves, b.requested_at, b.respond_by, b.hold_shown_until, b.decline_reason, b.decline_text, b.cancel_reason,
       b.cancel_text, b.completed_at, b.payment_problem, b.balance_card is not null as has_balance_card,
       b.contest, b.no_show_at, b.side, b.side_at, b.client_side, b.waiver_asked_at, b.waiver_answer, ${contestUntil('$2')},
       (select r.created_at from review r where r.provider_id = b.provider_id and r.booking_id = b.id) as reviewed_at,
       (select r.created_at from client_review r where r.provider_id = b.provider_id and r.booking_id = b.id) as client_reviewed_at,
       report.id as report_id, report.created_at as reported_at,
       b.client_id, b.provider_id, b.listing_id, b.price, b.discount, b.total, b.deposit, b.balance, b.commission,
       b.must_haves_asked, b.must_haves_given, b.health_given,
       l.title, l.category, l.cover, l.pictures -> 0 as image, b.type, l.zone, b.address, b.town, b.outward_postcode,
       p.display_name, pa.first_name as provider_first_name, p.photo_url, p.rating_sum, p.review_count,
       ca.first_name as client_first_name, ca.last_name as client_last_name, ca.avatar_url as client_avatar_url,
       ca.suspended_at is not null as client_is_gone,
       ca.dial_code || ' ' || ca.mobile as client_phone, pa.dial_code || ' ' || pa.mobile as provider_phone
     from booking b
       join listing l on l.provider_id = b.provider_id and l.id = b.listing_id
       join provider p on p.id = b.provider_id
       join account pa on pa.id = b.provider_id
       join account ca on ca.id = b.client_id
       left join lateral (
         select r.id, r.created_at from report r
         where r.provider_id = b.provider_id and r.booking_id = b.id and r.settled_at is null and r.holds_money
         limit 1) report on true
     where b.id = $1`,
    [bookingId, at(now)],
  )
  return row && withPolicy(row)
}

type Viewed = Pick<ViewRow, 'id' | 'provider_id' | 'client_id'>

export const readHistory = (sql: Sql, { provider_id, id }: Viewed) =>
  sql.rows<{ at: number; kind: BookingEventKind; actor: BookingActor; movedFrom: number | null }>(
    'select at, kind, actor, moved_from as "movedFrom" from booking_event where provider_id = $1 and booking_id = $2 order by id',
    [provider_id, id],
  )

/** Other bookings of the same two people: those in one of these states that had begun, and the next one's start. */
export async function readSharedBookings(
  sql: Sql,
  { provider_id, client_id, id }: Viewed,
  attended: readonly BookingStatus[],
  now: number,
): Promise<{ visits: number; next_at: number | null }> {
  const row = await sql.row<{ visits: number; next_at: number | null }>(
    `select count(*) filter (where status = any($5) and starts_at <= $4) as visits,
       min(starts_at) filter (where status in ${oneOf(comingStatuses)} and starts_at > $4) as next_at
     from booking where provider_id = $1 and client_id = $2 and id <> $3`,
    [provider_id, client_id, id, at(now), attended],
  )
  return row ?? { visits: 0, next_at: null }
}

/** What else a provider has between two instants. */
export const readSameDay = (
  sql: Sql,
  { provider_id, id }: Viewed,
  states: readonly BookingStatus[],
  day: { from: number; to: number },
) =>
  sql.rows<{ id: string; status: BookingStatus; starts_at: number; ends_at: number; first_name: string }>(
    `select b.id, b.status, b.starts_at, b.ends_at, c.first_name from booking b join account c on c.id = b.client_id
     where b.provider_id = $1 and b.id <> $2 and b.status = any($3) and b.starts_at >= $4 and b.starts_at < $5
     order by b.starts_at, b.id`,
    [provider_id, id, states, at(day.from), at(day.to)],
  )

/** The latest hold of a client that still runs. */
export async function readLiveHold(sql: Sql, clientId: string, now: number): Promise<string | undefined> {
  const row = await sql.row<{ id: string }>(
    `select id from booking where client_id = $1 and status = 'pending_payment' and hold_until > $2 order by created_at desc limit 1`,
    [clientId, at(now)],
  )
  return row?.id
}
