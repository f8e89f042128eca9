import { HOUR_MS } from '@ginipig/domain/time'
import Stripe from 'stripe'
import { lockProvider } from '#platform/database/provider-key.ts'
import type { FailpointName } from '#platform/failpoint.ts'
import type { Platform } from '#platform/platform.ts'
import { fetchIntent, intentExpand } from './intent.ts'
import type { HearOfMoney } from './news.ts'
import { openOp } from './open-op.ts'
import { closeOp, dropUnmade, type OpKind, type OpRow, pendingCreate, readIntentId, tryOp } from './payment.sql.ts'
import { applyObject, type StripeKind, type StripeObjects } from './stripe-object.ts'

/** After this a key may have been pruned at Stripe: look up, don't resend (money.md §1.7). */
const KEY_SAFE_MS = 20 * HOUR_MS

/** One kind of operation: which object at Stripe answers it, and what is asked, under the operation's id as the
 *  idempotency key. `lost` is asked once the key may be forgotten. Undefined says that it never reached Stripe. */
type Operation<Kind extends StripeKind> = {
  answeredBy: Kind
  ask(platform: Platform, op: OpRow): Promise<StripeObjects[Kind] | undefined>
  lost(platform: Platform, op: OpRow): Promise<StripeObjects[Kind] | undefined>
}

/** Every operation. What its answer books is the answering object's to say (`stripeObjects`). */
const operations: Record<OpKind, Operation<'payment_intent'>> = {
  create: { answeredBy: 'payment_intent', ask: create, lost: findByOp },
  capture: { answeredBy: 'payment_intent', ask: onIntent(capture, 'capture'), lost: onIntent(fetchIntent) },
  void: { answeredBy: 'payment_intent', ask: onIntent(cancel, 'void'), lost: onIntent(fetchIntent) },
}

/** Carries out one written-down operation at Stripe and applies the answer. At least once: the idempotency key
 *  makes a repeat harmless, and a finished operation is left alone.
 *  @returns the object as it is then; undefined when there was nothing to do
 *  @throws on an outage of Stripe, so that the job is tried again */
export async function runPaymentOp(
  platform: Platform,
  { providerId, opId }: { providerId: string; opId: string },
  hear: HearOfMoney,
): Promise<Stripe.PaymentIntent | undefined> {
  const { database, clock } = platform
  const op = await tryOp(database, providerId, opId, clock.now())
  if (!op) return undefined
  if (op.kind === 'void') await finishMaking(platform, op, hear)
  const { answeredBy, ask, lost } = operations[op.kind]
  const isKeySafe = clock.now() - op.created_at <= KEY_SAFE_MS
  const answer = await (isKeySafe ? ask : lost)(platform, op)
  if (answer) await applyObject(platform, answeredBy, answer, hear)
  else await giveUp(platform, op)
  if (answer && !isKeySafe) await askAnew(platform, op)
  if (op.kind === 'capture') platform.failpoint('capture.applied')
  return answer
}

/** A charge whose making has no answer may lie at Stripe all the same: it can only be released once it is known. */
async function finishMaking(platform: Platform, op: OpRow, hear: HearOfMoney): Promise<void> {
  const { provider_id: providerId, payment_id: id } = op
  const opId = await pendingCreate(platform.database, { id, provider_id: providerId })
  if (opId !== undefined) await runPaymentOp(platform, { providerId, opId }, hear)
}

/** Nothing lies at Stripe: neither the operation nor its charge will ever be. */
async function giveUp({ database, clock }: Platform, op: OpRow): Promise<void> {
  const now = clock.now()
  await database.transaction(async (sql) => {
    await lockProvider(sql, op.provider_id)
    await closeOp(sql, op.provider_id, op.id, { status: 'failed', now, errorCode: 'never_reached_stripe' })
    if (op.kind !== 'capture') await dropUnmade(sql, op, now)
  })
}

/** The look at Stripe said that the operation was never carried out: a new one asks again, under a key of its own. */
async function askAnew({ database, clock }: Platform, op: OpRow): Promise<void> {
  const now = clock.now()
  const { provider_id: providerId, booking_id: bookingId, payment_id: paymentId, kind, params } = op
  await database.transaction(async (sql) => {
    await lockProvider(sql, providerId)
    if (await closeOp(sql, providerId, op.id, { status: 'failed', now, errorCode: 'key_too_old' }))
      await openOp(sql, { providerId, bookingId, paymentId, kind, params, now })
  })
}

async function create(platform: Platform, op: OpRow): Promise<Stripe.PaymentIntent> {
  const intentId = await readIntentId(platform.database, op)
  if (intentId !== null) return fetchIntent(platform, intentId)
  const params = op.params as Stripe.PaymentIntentCreateParams // as `fitCharge` wrote them
  const intent = await platform.stripe.paymentIntents.create(
    { ...params, expand: intentExpand },
    { idempotencyKey: op.id },
  )
  platform.failpoint('payment.created-at-stripe')
  return intent
}

async function findByOp(platform: Platform, op: OpRow): Promise<Stripe.PaymentIntent | undefined> {
  const intentId = await readIntentId(platform.database, op)
  if (intentId !== null) return fetchIntent(platform, intentId)
  const { customer } = op.params as Stripe.PaymentIntentCreateParams // as above
  if (typeof customer !== 'string') return undefined
  for await (const intent of platform.stripe.paymentIntents.list({ customer, limit: 100 })) {
    if (intent.metadata.op_id === op.id) return intent
  }
  return undefined
}

type Ask = (platform: Platform, intentId: string, key: string) => Promise<Stripe.PaymentIntent>

/** Asks about the intent of the operation's charge, if it ever had one. An intent that is no longer in a state for it
 *  is looked at instead: what it is then decides. */
function onIntent(ask: Ask, failpoint?: 'capture' | 'void') {
  return async (platform: Platform, op: OpRow): Promise<Stripe.PaymentIntent | undefined> => {
    const intentId = await readIntentId(platform.database, op)
    if (intentId === null) return undefined
    const at = (place: 'before-call' | 'done-at-stripe') =>
      failpoint && platform.failpoint(`${failpoint}.${place}` satisfies FailpointName)
    at('before-call')
    const intent = await ask(platform, intentId, op.id).catch((error: unknown) => {
      if (isUnexpectedState(error)) return fetchIntent(platform, intentId)
      throw error
    })
    at('done-at-stripe')
    return intent
  }
}

const isUnexpectedState = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  (error.code === 'payment_intent_unexpected_state' || error.code === 'charge_expired_for_capture')

function capture({ stripe }: Platform, intentId: string, key: string) {
  return stripe.paymentIntents.capture(intentId, { expand: intentExpand }, { idempotencyKey: key })
}

function cancel({ stripe }: Platform, intentId: string, key: string) {
  return stripe.paymentIntents.cancel(
    intentId,
    { cancellation_reason: 'requested_by_customer', expand: intentExpand },
    { idempotencyKey: key },
  )
}
