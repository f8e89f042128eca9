import { at, brokenConstraint, type Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'

export type PaymentOpKind = 'create' | 'capture' | 'void'

/** Writes down what we are about to ask of Stripe, in the transaction that decides it; a job then carries it out,
 *  under the row's id as idempotency key. One capture or void at a time a booking. Source: money.md §1.7, §3.4.
 *  @returns the operation's id   @throws Refusal `payment_busy` while another one is under way */
export async function openPaymentOp(
  sql: Sql,
  op: { bookingId: string; paymentId: string; kind: PaymentOpKind; params: unknown; now: number },
): Promise<string> {
  const row = await sql
    .row<{ id: string }>(
      `insert into payment_op (provider_id, booking_id, payment_id, kind, params, created_at)
       select provider_id, booking_id, id, $3, $4, $5 from payment where booking_id = $1 and id = $2 returning id`,
      [op.bookingId, op.paymentId, op.kind, JSON.stringify(op.params), at(op.now)],
    )
    .catch((error: unknown) => {
      throw brokenConstraint(error) === 'payment_op_one_moving' ? new Refusal('payment_busy', { retryAfter: 2 }) : error
    })
  if (!row) throw new Error('payment_op was not inserted')
  // `create` is answered to a waiting person: the request itself runs it, the sweep only picks up what was lost.
  if (op.kind !== 'create') await enqueue(sql, 'payment.run', { opId: row.id }, `payment.run:${row.id}`)
  return row.id
}

/** The charge of a booking that is neither taken nor released. */
export type LivePayment = {
  id: string
  kind: 'deposit' | 'full' | 'balance'
  amount: number
  saves_card: boolean
  stripe_payment_intent: string | null
  status: string
}

export async function livePayment(sql: Sql, bookingId: string): Promise<LivePayment | undefined> {
  return sql.row<LivePayment>(
    `select id, kind, amount, saves_card, stripe_payment_intent, status from payment
     where booking_id = $1 and kind in ('deposit', 'full') and status <> 'canceled'`,
    [bookingId],
  )
}

/** The release of a booking's authorisation that is written down and not yet done, if there is one. */
export async function pendingVoid(sql: Sql, bookingId: string): Promise<string | undefined> {
  const op = await sql.row<{ id: string }>(
    `select id from payment_op where booking_id = $1 and kind = 'void' and status = 'pending'`,
    [bookingId],
  )
  return op?.id
}

/** Opens the release of a booking's authorisation, if it has a charge that can be released. One that is under way
 *  already is enough: whoever wants it too has what they want.
 *  @throws Refusal `payment_busy` while a capture is under way */
export async function openVoid(sql: Sql, bookingId: string, now: number): Promise<void> {
  const payment = await livePayment(sql, bookingId)
  if (!payment || payment.status === 'succeeded') return
  if (await pendingVoid(sql, bookingId)) return
  await openPaymentOp(sql, { bookingId, paymentId: payment.id, kind: 'void', params: {}, now })
}

/** Opens the capture of a booking's authorisation. */
export async function openCapture(sql: Sql, bookingId: string, now: number): Promise<void> {
  const payment = await livePayment(sql, bookingId)
  if (!payment) throw new Error(`Booking ${bookingId} has nothing to capture`)
  await openPaymentOp(sql, { bookingId, paymentId: payment.id, kind: 'capture', params: {}, now })
}
