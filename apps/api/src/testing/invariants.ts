import { bookingTransitions } from '@ginipig/domain/booking'
import type Stripe from 'stripe'
import type { Database, Sql } from '#platform/database/sql.ts'

/** Every step that the life cycle knows, as "(from,to)". */
const steps = Object.values(bookingTransitions).flatMap(({ from, to }) => from.map((one) => `('${one}', '${to}')`))

/** The rules that SQL can see, by their numbers in trust.md §3.2; docs/money.md says what holds the others. */
const rules: Record<string, string> = {
  'two active bookings of one provider overlap (I1)': `
    select a.id from booking a join booking b on a.provider_id = b.provider_id and a.slot_id <> b.slot_id and a.during && b.during
    where is_active(a.status) and is_active(b.status)`,
  'a slot counts other than its bookings (I2)': `
    select s.id from slot s left join booking b on b.slot_id = s.id
      and b.status in ('pending_payment', 'requested', 'accepting', 'confirmed', 'completed', 'released', 'no_show')
    group by s.id having s.booked <> count(b.id) or s.booked > s.capacity`,
  'a ledger transaction does not sum to zero (I3)': `
    select txn_id from ledger_entry group by txn_id, currency having sum(amount) <> 0`,
  'captured money without a booking that took place (I4)': `
    select p.id from payment p join booking b on b.id = p.booking_id
    where p.status = 'succeeded' and b.status not in ('confirmed', 'completed', 'released', 'no_show', 'cancelled_by_client', 'cancelled_by_provider', 'cancelled_unpaid')
      and not exists (select from ledger_txn t where t.booking_id = b.id and t.source_type = 'booking.settled')`,
  'a confirmed booking without its money (I5)': `
    select b.id from booking b where b.status = 'confirmed' and b.captured <>
      coalesce((select sum(amount) from payment p where p.booking_id = b.id and p.status = 'succeeded'), 0)`,
  'client funds differ from what was captured (I6)': `
    select b.id from booking b where b.status = 'confirmed' and b.captured <> -coalesce(
      (select sum(amount) from ledger_entry where account = 'client_funds/' || b.id), 0)`,
  'an authorisation is held for a booking that ended (I4)': `
    select b.id from booking b join ledger_txn t on t.booking_id = b.id join ledger_entry e on e.txn_id = t.id and e.account = 'auth_held'
    where b.status in ('payment_failed', 'declined', 'expired', 'withdrawn', 'confirmed') group by b.id having sum(e.amount) <> 0`,
  'a booking that ended keeps its client’s money (I6)': `
    select b.id from booking b join ledger_entry e on e.account = 'client_funds/' || b.id
    where b.status in ('released', 'no_show', 'cancelled_by_client', 'cancelled_by_provider', 'cancelled_unpaid')
    group by b.id having sum(e.amount) <> 0`,
  'more went back than was taken (I6)': `
    select b.id from booking b
      join ledger_txn t on t.booking_id = b.id and t.source_type = 'refund.succeeded'
      join ledger_entry e on e.txn_id = t.id and e.account = 'refunds_payable/' || b.id
    group by b.id having sum(e.amount) > (
      select coalesce(sum(p.amount), 0) from payment p where p.booking_id = b.id and p.status = 'succeeded')`,
  'a share was sent that is not the provider’s (I6)': `
    select e.provider_id from ledger_entry e where e.account = 'provider_payable/' || e.provider_id
    group by 1 having sum(e.amount) > 0`,
  'more was taken back of a transfer than was sent (I6)': `
    select t.id from transfer t join ledger_txn x on x.provider_id = t.provider_id
        and (x.source_id = t.id or starts_with(x.source_id, t.id || ':'))
        and x.source_type in ('transfer.made', 'transfer.reversed')
      join ledger_entry e on e.txn_id = x.id and e.account = 'stripe'
    group by t.id having sum(e.amount) > 0`,
  'a provider’s stars are not those of their shown reviews (G44)': `
    select p.id from provider p left join shown_review r on r.provider_id = p.id group by p.id
    having p.review_count <> count(r.id)
      or p.rating_sum <> coalesce(sum((professionalism + friendliness + reliability + results) / 4.0), 0)`,
  'a photo of a review is public, or private, other than the review, or somebody else’s (S39)': `
    select p.id from review r join photo p on p.id = any (r.photo_ids)
    where p.account_id <> r.client_id
      or p.is_public <> exists (select from shown_review s where s.client_id = r.client_id and p.id = any (s.photo_ids))`,
  'the ledger does not sum to zero (I3)': `
    select currency from ledger_entry group by currency having sum(amount) <> 0`,
  'a share went out before the end of its booking (I6)': `
    select t.booking_id from ledger_txn t join booking b on b.id = t.booking_id
    where t.source_type = 'transfer.made' and b.status not in ('released', 'no_show', 'cancelled_by_client', 'cancelled_unpaid')
      and not exists (select from ledger_txn f where f.booking_id = b.id and f.source_type = 'provider.fee_repaid')`,
  'a share went out while it was contested (I6)': `
    select s.booking_id from provider_share s join booking b on b.id = s.booking_id
    where s.sent_at is not null and b.contest = 'open'`,
  'money that a bank decided about lies nowhere (I6)': `
    select p.stripe_dispute from payment p join ledger_entry e on e.account = 'dispute_hold/' || p.stripe_dispute
    where p.dispute_status in ('won', 'lost') group by 1 having sum(e.amount) <> 0`,
  'a balance was charged twice (I8)': `
    select booking_id from payment where kind = 'balance' and status = 'succeeded' group by booking_id having count(*) > 1`,
  'a refused balance has no next step (I8)': `
    select id from booking where payment_status = 'balance_failed' and status = 'confirmed' and captured >= total`,
  'a message stands beyond its thread’s last number (I9)': `
    select t.id from thread t join message m on m.thread_id = t.id group by t.id having max(m.number) > t.last_number`,
  'words reached somebody who had shut their author out (I10)': `
    select m.thread_id from message m
      join thread_side reader on reader.thread_id = m.thread_id and reader.side <> m.sender
    where m.sender <> 'booking' and not m.is_withheld and m.sent_at > reader.blocked_at`,
  'two tokens of a session can be used (I15)': `
    select session_id from refresh_token where used_at is null group by session_id having count(*) > 1`,
  'a slot begins at no minute that could be chosen (I18)': `
    select id from slot where extract(epoch from starts_at)::bigint % 300 <> 0`,
  'an event took effect twice (I12)': `
    select source_id from ledger_txn group by provider_id, source_type, source_id having count(*) > 1`,
  'a step that the life cycle does not know (I17)': `
    select e.booking_id from booking_event e where e.from_status is not null
      and (e.from_status, e.to_status) not in (${steps.join(', ')})`,
  'a booking is elsewhere than its history says (I13)': `
    select b.id from booking b join lateral (
      select e.to_status from booking_event e where e.booking_id = b.id order by e.id desc limit 1) last on true
    where last.to_status <> b.status`,
  'an operation never ended (I14)': `select id from payment_op where status = 'pending' and not_before is null`,
}

/** What must hold once everything is at rest; each broken rule with the rows that break it. Source: trust.md §3.2. */
export async function brokenInvariants(database: Sql): Promise<string[]> {
  const broken: string[] = []
  for (const [rule, query] of Object.entries(rules)) {
    const rows = await database.rows<Record<string, unknown>>(query)
    if (rows.length > 0) broken.push(`${rule}: ${rows.map((row) => Object.values(row)[0]).join(', ')}`)
  }
  return broken
}

/** States in which a booking's charges are taken, whatever went back since. */
const tookMoney: ReadonlySet<string> = new Set([
  'confirmed',
  'completed',
  'released',
  'no_show',
  'cancelled_by_client',
  'cancelled_by_provider',
  'cancelled_unpaid',
])

/** The same seen from Stripe: every intent there ended as its booking did, none is left open, none was taken twice. */
export async function brokenAtStripe(database: Database, intents: readonly Stripe.PaymentIntent[]): Promise<string[]> {
  const broken: string[] = []
  for (const intent of intents) {
    const booking = await database.row<{ status: string; is_owed_back: boolean; is_unpaid: boolean }>(
      `select status, payment_status in ('refund_pending', 'refunded') as is_owed_back,
         status = 'confirmed' and captured < total as is_unpaid from booking where id::text = $1`,
      [intent.metadata.booking_id ?? ''],
    )
    const isTaken = intent.status === 'succeeded'
    const isHeld = intent.status === 'requires_capture'
    if (!booking) broken.push(`${intent.id} belongs to no booking`)
    else if (isTaken && !tookMoney.has(booking.status) && !booking.is_owed_back)
      broken.push(`${intent.id} was captured, its booking is ${booking.status}`)
    else if (
      !isTaken &&
      !isHeld &&
      !booking.is_unpaid &&
      intent.status !== 'canceled' &&
      booking.status !== 'pending_payment'
    )
      broken.push(`${intent.id} is still open, its booking is ${booking.status}`)
    else if (isHeld && booking.status !== 'requested')
      broken.push(`${intent.id} is held, its booking is ${booking.status}`)
  }
  const taken = intents.filter((intent) => intent.status === 'succeeded').map((intent) => intent.metadata.payment_id)
  if (new Set(taken).size !== taken.length) broken.push('a booking was charged twice')
  return broken
}
