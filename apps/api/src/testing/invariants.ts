import type Stripe from 'stripe'
import type { Database } from '#platform/database/sql.ts'

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
  'more went back than was taken (I7)': `
    select b.id from booking b
      join ledger_txn t on t.booking_id = b.id and t.source_type = 'refund.succeeded'
      join ledger_entry e on e.txn_id = t.id and e.account = 'refunds_payable/' || b.id
    group by b.id having sum(e.amount) > (
      select coalesce(sum(p.amount), 0) from payment p where p.booking_id = b.id and p.status = 'succeeded')`,
  'a share was sent that is not the provider’s (I8)': `
    select e.provider_id from ledger_entry e where e.account = 'provider_payable/' || e.provider_id
    group by 1 having sum(e.amount) > 0`,
  'a provider’s stars are not those of their shown reviews (G44)': `
    select p.id from provider p left join shown_review r on r.provider_id = p.id group by p.id
    having p.review_count <> count(r.id)
      or p.rating_sum <> coalesce(sum((professionalism + friendliness + reliability + results) / 4.0), 0)`,
  'an operation never ended (I14)': `select id from payment_op where status = 'pending' and not_before is null`,
}

/** What must hold once everything is at rest; each broken rule with the rows that break it. Source: trust.md §3.2. */
export async function brokenInvariants(database: Database): Promise<string[]> {
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
