import { randomUUID } from 'node:crypto'
import type { BookingKey } from '#platform/database/provider-key.ts'
import { brokenConstraint, type Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { dropCapture, insertOp, type OpKind, pendingOp, readCharge } from './payment.sql.ts'

/** Records an operation before Stripe is asked, in the transaction that decides it; a job then carries it out, with the
 *  row's id as idempotency key. At most one capture or void is pending per booking. Source: money.md §1.7, §3.4.
 *  @param op.id - where the parameters must name it
 *  @param op.waitMs - ms before it is carried out
 *  @param op.notBefore - epoch ms; the sweep carries it out then
 *  @returns the operation's id
 *  @throws Refusal `payment_busy` while another one is under way */
export async function openOp(
  sql: Sql,
  op: BookingKey & {
    id?: string
    paymentId: string
    kind: OpKind
    params: unknown
    now: number
    waitMs?: number
    notBefore?: number
  },
): Promise<string> {
  const { id = randomUUID(), providerId } = op
  await insertOp(sql, { ...op, id }).catch((error: unknown) => {
    throw brokenConstraint(error) === 'payment_op_one_moving' ? new Refusal('payment_busy', { retryAfter: 2 }) : error
  })
  // `create` has a person waiting: the request itself runs it, and the sweep only picks up lost ones.
  if (op.kind !== 'create' && op.notBefore === undefined)
    await enqueue(sql, 'payment.run', { providerId, opId: id }, `payment.run:${id}`, op.waitMs)
  return id
}

/** Opens the release of a booking's charge, if it has one. One that is under way already is enough: whoever wants it too
 *  has what they want. Of a charge that was taken meanwhile Stripe will say so, and the booking hears it.
 *  @throws Refusal `payment_busy` while a capture is under way */
export async function openVoid(sql: Sql, booking: BookingKey, now: number): Promise<void> {
  const charge = await readCharge(sql, booking)
  if (!charge) return
  if (await pendingOp(sql, booking, ['void'])) return
  await openOp(sql, { ...booking, paymentId: charge.id, kind: 'void', params: {}, now })
}

/** Opens the capture of a booking's authorisation. @param waitMs - ms in which it can still be called off */
export async function openCapture(sql: Sql, booking: BookingKey, now: number, waitMs = 0): Promise<void> {
  const charge = await readCharge(sql, booking)
  if (!charge) throw new Error(`Booking ${booking.bookingId} has nothing to capture`)
  await openOp(sql, { ...booking, paymentId: charge.id, kind: 'capture', params: {}, now, waitMs })
}

/** Calls off a capture that has not begun. @throws Refusal `booking_state` once it has */
export async function callOffCapture(sql: Sql, booking: BookingKey): Promise<void> {
  if (!(await dropCapture(sql, booking))) throw new Refusal('booking_state')
}

/** Releases what must never be completed: its booking ended while the charge was still open. */
export async function openLateVoid(sql: Sql, booking: BookingKey, now: number): Promise<void> {
  if (!(await pendingOp(sql, booking, ['capture', 'void']))) await openVoid(sql, booking, now)
}

/** For who changes when a balance is due. @throws Refusal `payment_busy` while it is on its way */
export async function refuseWhileCharging(sql: Sql, booking: BookingKey): Promise<void> {
  if (await pendingOp(sql, booking, ['charge'])) throw new Refusal('payment_busy', { retryAfter: 2 })
}
