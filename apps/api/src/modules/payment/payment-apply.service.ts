import type { BookingPaymentStatus } from '@ginipig/domain/booking'
import { respondBy } from '@ginipig/domain/booking'
import type Stripe from 'stripe'
import {
  type LockedBooking,
  lockBooking,
  moveBooking,
  tellBookingMoved,
} from '#modules/booking/booking-move.service.ts'
import { at, type Sql } from '#platform/database/sql.ts'
import type { Platform } from '#platform/platform.ts'
import { postAuthorised, postCaptured, postFee, postVoided } from './ledger.service.ts'
import { openCapture, openVoid, pendingVoid } from './payment-op.service.ts'

type PaymentRow = {
  id: string
  booking_id: string
  kind: 'deposit' | 'full' | 'balance'
  amount: number
  currency: string
  status: string
}

type Situation = { sql: Sql; booking: LockedBooking; payment: PaymentRow; intent: Stripe.PaymentIntent; now: number }

/** The charge behind a PaymentIntent; by our own id in its metadata where the answer that carried the intent's id
 *  was lost. */
async function findPayment(
  platform: Platform,
  intent: Stripe.PaymentIntent,
): Promise<{ id: string; booking_id: string } | undefined> {
  return platform.database.row('select id, booking_id from payment where stripe_payment_intent = $1 or id = $2::uuid', [
    intent.id,
    intent.metadata.payment_id ?? null,
  ])
}

/** Brings our books to what a PaymentIntent says now. The one place where the browser's return, the webhook, the
 *  job's own answer and reconciliation meet: each hands in a fresh intent, in any order and any number of times.
 *  Source: money.md §1.7, §3.2–3.4.
 *  @throws when the intent belongs to no charge of ours, so that its event is tried again later */
export async function applyIntent(platform: Platform, intent: Stripe.PaymentIntent): Promise<void> {
  const found = await findPayment(platform, intent)
  if (!found) throw new Error(`No payment of ours has ${intent.id}`)
  await platform.database.transaction(async (sql) => {
    const booking = await lockBooking(sql, found.booking_id)
    const payment = await sql.row<PaymentRow>(
      `update payment set stripe_payment_intent = $2, changed_at = $3 where id = $1
       returning id, booking_id, kind, amount, currency, status`,
      [found.id, intent.id, at(platform.clock.now())],
    )
    if (!booking || !payment) throw new Error(`Payment ${found.id} lost its booking`)
    const situation = { sql, booking, payment, intent, now: platform.clock.now() }
    await finishCreate(situation)
    await steps[intent.status]?.(situation, platform)
    platform.failpoint('finalise.before-commit')
  })
  platform.failpoint('finalise.committed')
}

const steps: Partial<Record<Stripe.PaymentIntent.Status, (situation: Situation, platform: Platform) => Promise<void>>> =
  {
    requires_payment_method: unpaid,
    requires_confirmation: unpaid,
    requires_action: needsAction,
    requires_capture: authorised,
    succeeded: captured,
    canceled: voided,
  }

const closeOps = (
  sql: Sql,
  bookingId: string,
  kind: string,
  status: 'succeeded' | 'failed',
  now: number,
  errorCode: string | null = null,
) =>
  sql.row(
    `update payment_op set status = $3, finished_at = $4, error_code = $5
     where booking_id = $1 and kind = $2 and status = 'pending'`,
    [bookingId, kind, status, at(now), errorCode],
  )

const finishCreate = ({ sql, payment, now }: Situation) =>
  sql.row(
    `update payment_op set status = 'succeeded', finished_at = $2 where payment_id = $1 and kind = 'create' and status = 'pending'`,
    [payment.id, at(now)],
  )

const setPayment = ({ sql, payment, intent }: Situation, card?: { brand: string | null; last4: string | null }) =>
  sql.row(
    'update payment set status = $2, card_brand = coalesce($3, card_brand), card_last4 = coalesce($4, card_last4) where id = $1',
    [payment.id, intent.status, card?.brand ?? null, card?.last4 ?? null],
  )

const setBooking = async ({ sql, booking }: Situation, status: BookingPaymentStatus, problem: string | null) => {
  await sql.row('update booking set payment_status = $2, payment_problem = $3 where id = $1', [
    booking.id,
    status,
    problem,
  ])
  await tellBookingMoved(sql, booking.id)
}

/** What we know is already later than what this intent says: it was fetched before another answer was applied.
 *  From an authorisation an intent only goes on to captured or cancelled, so the older word is dropped. */
const isFurther = (payment: PaymentRow) => ['requires_capture', 'succeeded', 'canceled'].includes(payment.status)

/** Nothing is charged: fresh, or refused by the card's bank; the client may try again on the same intent. */
async function unpaid(situation: Situation): Promise<void> {
  if (isFurther(situation.payment)) return
  if (situation.booking.status !== 'pending_payment') return releaseLate(situation)
  const error = situation.intent.last_payment_error
  await setPayment(situation)
  await setBooking(situation, 'unpaid', error ? (error.decline_code ?? error.code ?? error.type) : null)
}

async function needsAction(situation: Situation): Promise<void> {
  if (isFurther(situation.payment)) return
  if (situation.booking.status !== 'pending_payment') return releaseLate(situation)
  await setPayment(situation)
  await setBooking(situation, 'requires_action', null)
}

/** The booking ended while its charge was still open: it must never be completed. */
async function releaseLate({ sql, booking, now }: Situation): Promise<void> {
  const busy = await sql.row(
    `select 1 as busy from payment_op where booking_id = $1 and status = 'pending' and kind in ('capture', 'void')`,
    [booking.id],
  )
  if (!busy) await openVoid(sql, booking.id, now)
}

async function authorised(situation: Situation, platform: Platform): Promise<void> {
  const { sql, booking, payment, intent, now } = situation
  if (isFurther(payment)) return
  const details =
    typeof intent.latest_charge === 'object' ? intent.latest_charge?.payment_method_details?.card : undefined
  await setPayment(situation, { brand: details?.brand ?? null, last4: details?.last4 ?? null })
  await postAuthorised(sql, {
    paymentId: payment.id,
    bookingId: booking.id,
    amount: payment.amount,
    currency: payment.currency,
    now,
  })
  const isOurs = intent.amount === payment.amount && intent.currency === payment.currency.toLowerCase()
  if (!isOurs) platform.log.error({ paymentId: payment.id }, 'authorised amount differs from ours')
  if (booking.status !== 'pending_payment' || !isOurs) return openVoid(sql, booking.id, now)
  // The client chose another plan meanwhile: this charge is being released, and a request must not stand on it.
  if (await pendingVoid(sql, booking.id)) return
  const requested = await moveBooking(
    sql,
    booking,
    { action: 'request', actor: 'system', now },
    {
      paymentStatus: 'authorized',
      plan: payment.kind === 'deposit' ? 'deposit' : 'full',
      requestedAt: now,
      respondBy: respondBy(now, booking.starts_at, booking.policy),
    },
  )
  if (booking.approval === 'automatic') await acceptLocked(sql, requested, 'system', now)
}

/** Accepts a requested booking under lock: the capture's row is written with it, a job carries it out. */
export async function acceptLocked(
  sql: Sql,
  booking: LockedBooking,
  actor: 'provider' | 'system',
  now: number,
): Promise<void> {
  await moveBooking(sql, booking, { action: 'accept', actor, now }, { paymentStatus: 'capturing' })
  await openCapture(sql, booking.id, now)
}

async function captured(situation: Situation, platform: Platform): Promise<void> {
  const { sql, booking, payment, intent, now } = situation
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  const balance = typeof charge?.balance_transaction === 'object' ? charge?.balance_transaction : null
  if (charge && balance && balance.fee > 0) {
    await postFee(sql, {
      chargeId: charge.id,
      bookingId: booking.id,
      amount: balance.fee,
      currency: payment.currency,
      now,
    })
  }
  if (payment.status === 'succeeded') return
  await setPayment(situation)
  await closeOps(sql, booking.id, 'capture', 'succeeded', now)
  await closeOps(sql, booking.id, 'void', 'failed', now, 'already_captured')
  await postCaptured(sql, {
    paymentId: payment.id,
    bookingId: booking.id,
    amount: payment.amount,
    currency: payment.currency,
    now,
  })
  if (booking.status !== 'accepting') {
    // Only a capture that we didn't ask for gets here; the money must not lie unseen.
    platform.log.error({ bookingId: booking.id, status: booking.status }, 'captured without an acceptance')
    return
  }
  await moveBooking(
    sql,
    booking,
    { action: 'confirm', actor: 'system', now },
    { paymentStatus: payment.kind === 'deposit' ? 'deposit_paid' : 'paid', captured: payment.amount },
  )
}

async function voided(situation: Situation): Promise<void> {
  const { sql, booking, payment, now } = situation
  if (payment.status === 'canceled') return
  const charge = {
    paymentId: payment.id,
    bookingId: booking.id,
    amount: payment.amount,
    currency: payment.currency,
    now,
  }
  if (payment.status === 'requires_capture') await postVoided(sql, charge)
  await setPayment(situation)
  await closeOps(sql, booking.id, 'void', 'succeeded', now)
  await closeOps(sql, booking.id, 'capture', 'failed', now, 'authorisation_gone')
  await setBooking(situation, booking.status === 'pending_payment' ? 'unpaid' : 'voided', null)
  if (booking.status === 'accepting') await moveBooking(sql, booking, { action: 'fail_capture', actor: 'system', now })
  if (booking.status === 'requested') await moveBooking(sql, booking, { action: 'expire', actor: 'system', now })
  const isLapsed = booking.status === 'pending_payment' && booking.hold_until <= now
  if (isLapsed) await moveBooking(sql, booking, { action: 'release_hold', actor: 'system', now })
}
