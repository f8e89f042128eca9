import { HOUR_MS } from '@ginipig/domain/time'
import Stripe from 'stripe'
import { at } from '#platform/database/sql.ts'
import type { Platform } from '#platform/platform.ts'
import { applyIntent } from './payment-apply.service.ts'
import type { PaymentOpKind } from './payment-op.service.ts'

type OpRow = {
  id: string
  booking_id: string
  kind: PaymentOpKind
  params: Stripe.PaymentIntentCreateParams
  status: string
  created_at: number
  stripe_payment_intent: string | null
}

/** After this a key may have been pruned at Stripe: look up, don't resend (money.md §1.7). */
const KEY_SAFE_MS = 20 * HOUR_MS

/** What an applied intent must carry: its charge with the card and, once known, the fee. */
export const intentExpand = ['latest_charge.balance_transaction']

export const fetchIntent = (platform: Platform, intentId: string) =>
  platform.stripe.paymentIntents.retrieve(intentId, { expand: intentExpand })

/** Carries out one written-down operation at Stripe and applies the answer. At least once: the idempotency key
 *  makes a repeat harmless, and a finished operation is left alone.
 *  @returns the intent as it is then; undefined when there was nothing to do
 *  @throws on an outage of Stripe, so that the job is tried again */
export async function runPaymentOp(platform: Platform, opId: string): Promise<Stripe.PaymentIntent | undefined> {
  const { database, clock } = platform
  const op = await database.row<OpRow>(
    `update payment_op o set attempts = attempts + 1, tried_at = $2 from payment p
     where o.id = $1 and o.status = 'pending' and p.id = o.payment_id
     returning o.id, o.booking_id, o.kind, o.params, o.status, o.created_at, p.stripe_payment_intent`,
    [opId, at(clock.now())],
  )
  if (!op) return undefined
  const intent = await ask(platform, op)
  if (intent) await applyIntent(platform, intent)
  else await fail(platform, op.id, 'never_reached_stripe')
  if (op.kind === 'capture') platform.failpoint('capture.applied')
  return intent
}

const fail = (platform: Platform, opId: string, code: string) =>
  platform.database.row(
    `update payment_op set status = 'failed', error_code = $2, finished_at = $3 where id = $1 and status = 'pending'`,
    [opId, code, at(platform.clock.now())],
  )

async function ask(platform: Platform, op: OpRow): Promise<Stripe.PaymentIntent | undefined> {
  const { failpoint } = platform
  if (op.kind === 'create') return create(platform, op)
  if (!op.stripe_payment_intent) return undefined
  if (platform.clock.now() - op.created_at > KEY_SAFE_MS) return fetchIntent(platform, op.stripe_payment_intent)
  failpoint(`${op.kind}.before-call`)
  const intent = await (op.kind === 'capture' ? capture : cancel)(platform, op.stripe_payment_intent, op.id)
  failpoint(`${op.kind}.done-at-stripe`)
  return intent
}

async function create(platform: Platform, op: OpRow): Promise<Stripe.PaymentIntent | undefined> {
  if (op.stripe_payment_intent) return fetchIntent(platform, op.stripe_payment_intent)
  if (platform.clock.now() - op.created_at > KEY_SAFE_MS) return findByOp(platform, op)
  const intent = await platform.stripe.paymentIntents.create(
    { ...op.params, expand: intentExpand },
    { idempotencyKey: op.id },
  )
  platform.failpoint('payment.created-at-stripe')
  return intent
}

async function findByOp(platform: Platform, op: OpRow): Promise<Stripe.PaymentIntent | undefined> {
  const { customer } = op.params
  if (typeof customer !== 'string') return undefined
  for await (const intent of platform.stripe.paymentIntents.list({ customer, limit: 100 })) {
    if (intent.metadata.op_id === op.id) return intent
  }
  return undefined
}

/** The intent is no longer in a state that can be captured or cancelled: what it is instead decides. */
const isUnexpectedState = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  (error.code === 'payment_intent_unexpected_state' || error.code === 'charge_expired_for_capture')

async function capture(platform: Platform, intentId: string, key: string): Promise<Stripe.PaymentIntent> {
  try {
    return await platform.stripe.paymentIntents.capture(intentId, { expand: intentExpand }, { idempotencyKey: key })
  } catch (error) {
    if (isUnexpectedState(error)) return fetchIntent(platform, intentId)
    throw error
  }
}

async function cancel(platform: Platform, intentId: string, key: string): Promise<Stripe.PaymentIntent> {
  try {
    return await platform.stripe.paymentIntents.cancel(
      intentId,
      { cancellation_reason: 'requested_by_customer', expand: intentExpand },
      { idempotencyKey: key },
    )
  } catch (error) {
    if (isUnexpectedState(error)) return fetchIntent(platform, intentId)
    throw error
  }
}
