import type {
  BookingPaymentStatus,
  BookingPolicy,
  BookingStatus,
  CancellationReason,
  DeclineReason,
  PaymentPlan,
} from '@ginipig/domain/booking'
import type { Category, MustHaves } from '@ginipig/domain/listing'
import { firstPaymentKinds } from '@ginipig/domain/payment'
import { oneOf } from '#platform/database/one-of.ts'
import type { BookingKey } from '#platform/database/provider-key.ts'
import type { Sql } from '#platform/database/sql.ts'
import { type Stored, withPolicy } from '#platform/database/stored-policy.ts'
import { isDayOff } from './booking.sql.ts'

/** Everything about a booking that its mails say. Reads nothing of what the client gave: answers are health data. Phones
 *  only for those who may have them. */
export type MailedBooking = {
  id: string
  reference: string
  status: BookingStatus
  payment_status: BookingPaymentStatus
  payment_problem: string | null
  plan: PaymentPlan | null
  policy: BookingPolicy
  currency: string
  price: number
  discount: number
  promo_code: string | null
  total: number
  deposit: number
  balance: number
  commission: number
  captured: number
  starts_at: number
  ends_at: number
  moves: number
  ended_at: number | null
  completed_at: number | null
  no_show_at: number | null
  requested_at: number | null
  respond_by: number | null
  hold_shown_until: number
  decline_reason: DeclineReason | null
  decline_text: string | null
  cancel_reason: CancellationReason | null
  cancel_text: string | null
  /** Has the provider asked to be let off the fee, and waits for the answer? */
  asks_waiver: boolean
  listing_id: string
  title: string
  category: Category
  type: 'in_person' | 'online'
  zone: string
  address: string
  town: string
  outward_postcode: string
  first_amount: number | null
  first_at: number | null
  card_brand: string | null
  card_last4: string | null
  card_ends_at: number | null
  client_id: string
  balance_card: string | null
  balance_paid_at: number | null
  balance_card_brand: string | null
  balance_card_last4: string | null
  must_haves_asked: MustHaves
  is_day_off: boolean
  /** The start that it last moved from. */
  moved_from: number | null
  /** Can others book the time that it had, or has moved from? */
  is_free_again: boolean
  /** Can its listing be booked at other times? */
  is_listed: boolean
  client_name: string
  client_phone: string | null
  client_email: string
  provider_name: string
  provider_phone: string | null
}

export async function readMailedBooking(
  sql: Sql,
  { providerId, bookingId }: BookingKey,
): Promise<MailedBooking | undefined> {
  const row = await sql.row<Stored<MailedBooking>>(
    `select b.id, b.reference, b.status, b.payment_status, b.payment_problem, b.plan, b.policy, b.currency, b.price, b.discount, b.total, b.deposit, b.balance,
       b.commission, b.captured, b.starts_at, b.ends_at, b.moves, b.ended_at, b.completed_at, b.no_show_at, b.requested_at, b.respond_by, b.hold_shown_until, b.decline_reason, b.decline_text,
       b.cancel_reason, b.cancel_text, b.waiver_asked_at is not null and b.waiver_answer is null as asks_waiver,
       l.id as listing_id, l.title, l.category, b.type, l.zone, b.address, b.town, b.outward_postcode,
       f.amount as first_amount, f.changed_at as first_at, f.card_brand, f.card_last4, f.card_ends_at,
       bal.changed_at as balance_paid_at, bal.card_brand as balance_card_brand, bal.card_last4 as balance_card_last4,
       b.balance_card,
       b.client_id, trim(c.first_name || ' ' || c.last_name) as client_name, c.email as client_email, p.first_name as provider_name,
       c.dial_code || ' ' || c.mobile as client_phone, p.dial_code || ' ' || p.mobile as provider_phone, b.must_haves_asked,
       (select pc.code from promo_redemption r join promo_code pc on pc.id = r.code_id
         where r.provider_id = b.provider_id and r.booking_id = b.id) as promo_code,
       ${isDayOff('b')} as is_day_off,
       moved.moved_from, l.status = 'listed' and not exists (
         select from busy_time t where t.provider_id = b.provider_id
           and t.during @> case when b.status = 'confirmed' then coalesce(moved.moved_from, b.starts_at) else b.starts_at end
       ) as is_free_again,
       l.status = 'listed' and p.suspended_at is null as is_listed
     from booking b
       join listing l on l.provider_id = b.provider_id and l.id = b.listing_id
       join account c on c.id = b.client_id
       join account p on p.id = b.provider_id
       left join lateral (
         select amount, changed_at, card_brand, card_last4, card_ends_at from payment
         where provider_id = b.provider_id and booking_id = b.id and kind in ${oneOf(firstPaymentKinds)}
         order by created_at desc, id limit 1
       ) f on true
       left join lateral (
         select changed_at, card_brand, card_last4 from payment
         where provider_id = b.provider_id and booking_id = b.id and kind = 'balance' and status = 'succeeded' limit 1
       ) bal on true
       left join lateral (
         select e.moved_from from booking_event e
         where e.provider_id = b.provider_id and e.booking_id = b.id and e.moved_from is not null
         order by e.id desc limit 1
       ) moved on true
     where b.provider_id = $1 and b.id = $2`,
    [providerId, bookingId],
  )
  return row && withPolicy(row)
}
