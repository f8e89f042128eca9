import type { PaymentRecord } from '@ginipig/contract/payment/history.ts'
import { balanceAheadStatuses, calledOffStatuses, upcomingStatuses } from '@ginipig/domain/booking'
import {
  type ChargeState,
  fundedChargeStatuses,
  type PaymentKind,
  type PaymentState,
  refundSources,
} from '@ginipig/domain/payment'
import { oneOf } from '#platform/database/one-of.ts'
import { at, type Sql } from '#platform/database/sql.ts'

/** A line of a client's payments; `place` is its place among those of the same instant. */
export type PaymentRow = Omit<
  PaymentRecord,
  'startsAt' | 'cancelledAt' | 'disputed' | 'bookingId' | 'providerName' | 'listingTitle' | 'invoiceIds'
> & {
  id: string
  booking_id: string
  provider_name: string
  listing_title: string
  starts_at: number
  cancelled_at: number | null
  dispute_amount: number | null
  invoice_ids: string[]
  total: number
}

type Wish = {
  clientId: string
  /** Of a LIKE; undefined for any. */
  pattern: string | undefined
  state: PaymentState | undefined
  kind: PaymentKind | undefined
  since: number
  after: { at: number; id: string } | undefined
  limit: number
}

/** How a charge `c` of a booking `b` stands. */
const CHARGE_STATE = `case when c.dispute_status = 'lost' then 'taken_back'
  when c.stripe_dispute is not null and b.payment_status = 'disputed' then 'disputed'
  when c.status = 'succeeded' then 'paid' when c.status = 'requires_capture' then 'set_aside'
  when c.status = 'canceled' then 'not_taken' else 'failed' end`

/** A charge `c` that is told of: not one that was called off before a card had agreed to it. */
const IS_TOLD = `(c.status <> 'canceled' or c.card_last4 is not null)`

/** Each try to take money for one booking, the first first; one that isn't finished is `failed`. */
export const readCharges = (sql: Sql, booking: { provider_id: string; id: string }) =>
  sql.rows<{
    id: string
    kind: 'deposit' | 'full' | 'balance'
    amount: number
    state: ChargeState
    dispute_amount: number | null
    changed_at: number
    card_brand: string | null
    card_last4: string | null
  }>(
    `select c.id, c.kind, c.amount, ${CHARGE_STATE} as state, c.dispute_amount, c.changed_at, c.card_brand, c.card_last4
     from payment c join booking b on b.provider_id = c.provider_id and b.id = c.booking_id
     where b.provider_id = $1 and b.id = $2 and ${IS_TOLD} order by c.created_at, c.id`,
    [booking.provider_id, booking.id],
  )

/** What was taken, held, given free, refused, is due and went back, each a line; latest first, and one more than asked
 *  for. `total` counts over all pages. */
export const readPayments = (sql: Sql, wish: Wish): Promise<PaymentRow[]> =>
  sql.rows<PaymentRow>(
    `with booked as (
       select b.id, b.provider_id, b.reference, b.status, b.payment_status, b.starts_at, b.captured,
         b.total - b.deposit as balance, b.deposit,
         b.starts_at - (b.policy ->> 'balanceBeforeMs')::bigint * interval '1 millisecond' as balance_at,
         case when b.status in ${oneOf(calledOffStatuses)} then b.ended_at end as cancelled_at,
         l.title, l.zone, p.display_name, a.first_name || ' ' || a.last_name as provider_name
       from booking b join listing l on l.provider_id = b.provider_id and l.id = b.listing_id
         join provider p on p.id = b.provider_id join account a on a.id = b.provider_id
       where b.client_id = $1 and ($2::text is null or b.reference ilike $2 or l.title ilike $2
         or p.display_name ilike $2 or a.first_name || ' ' || a.last_name ilike $2)
     ), line as (
       select c.id, c.booking_id, c.kind, c.amount::bigint as amount, c.changed_at as at,
         ${CHARGE_STATE} as state, c.dispute_amount
       from booked b join payment c on c.provider_id = b.provider_id and c.booking_id = b.id
       where ${IS_TOLD} and (c.status in ${oneOf(fundedChargeStatuses)} or c.status = 'canceled'
         or (c.kind = 'balance' and b.payment_status = 'balance_failed'))
       union all
       select b.id, b.id, 'balance', b.balance, b.balance_at, case when b.status = 'requested' then 'if_accepted' else 'due' end, null from booked b
       where b.status in ${oneOf(upcomingStatuses)} and b.payment_status in ${oneOf(balanceAheadStatuses)} and b.balance > 0
         and exists (select from payment d where d.provider_id = b.provider_id and d.booking_id = b.id
           and d.kind = 'deposit' and d.status in ${oneOf(fundedChargeStatuses)})
       union all
       select b.id, b.id, 'refund', back.amount, back.at, back.state, null
       from booked b cross join lateral (
         select sum(e.amount) filter (where t.source_type in ${oneOf(refundSources)}) as refunded,
           max(t.at) filter (where t.source_type in ${oneOf(refundSources)} and e.amount > 0) as refunded_at,
           -- What a bank sent back is owed since it was promised.
           -sum(e.amount) as owed, max(t.at) filter (where t.source_type not in ${oneOf(refundSources)}) as owed_at
         from ledger_txn t join ledger_entry e on e.provider_id = t.provider_id and e.txn_id = t.id
         where t.provider_id = b.provider_id and t.booking_id = b.id and e.account = 'refunds_payable/' || b.id::text
       ) sums cross join lateral (values
         (sums.refunded, sums.refunded_at, case when sums.refunded < b.captured then 'part_refunded' else 'refunded' end), (sums.owed, sums.owed_at, 'refund_pending')
       ) as back (amount, at, state)
       where back.amount > 0 and back.at is not null
     ), wanted as (
       select n.id::text as source_id, n.id::text || ':' || n.kind || ':' || n.state as id, n.booking_id, n.kind, n.amount::int as amount, n.at, n.state,
         n.dispute_amount
       from line n
       where n.at >= $5 and ($3::text is null or n.state = $3) and ($4::text is null or n.kind = $4)
     )
     select w.id, w.booking_id, b.reference, w.kind, w.state, w.amount, w.at, w.dispute_amount, b.display_name as recipient, b.provider_name,
       b.title as listing_title, b.starts_at, b.zone, b.cancelled_at, coalesce((
         select array_agg(i.id order by i.number) from invoice i
           join ledger_txn t on t.provider_id = i.provider_id and t.id = i.txn_id
         where i.provider_id = b.provider_id and i.booking_id = b.id and case w.kind
           when 'refund' then w.state <> 'refund_pending' and t.source_type <> 'payment.captured'
           else w.state = 'paid' and t.source_type = 'payment.captured' and t.source_id = w.source_id end), '{}') as invoice_ids,
       (select count(*) from wanted) as total
     from wanted w join booked b on b.id = w.booking_id
     where $6::timestamptz is null or (w.at, w.id) < ($6::timestamptz, $7::text)
     order by w.at desc, w.id desc limit $8::int + 1`,
    [
      wish.clientId,
      wish.pattern ?? null,
      wish.state ?? null,
      wish.kind ?? null,
      at(wish.since),
      wish.after === undefined ? null : at(wish.after.at),
      wish.after?.id ?? null,
      wish.limit,
    ],
  )
