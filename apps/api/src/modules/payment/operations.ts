import { HOUR_MS } from '@ginipig/domain/time'
import Stripe from 'stripe'
import * as v from 'valibot'
import { lockProvider } from '#platform/database/provider-key.ts'
import type { Sql } from '#platform/database/sql.ts'
import type { Platform } from '#platform/platform.ts'
import { isStopped } from '#platform/safety/safety-switch.ts'
import { isCustomerGone, replaceCustomer } from './customer.ts'
import { readUnsentRefund } from './end-money.sql.ts'
import { cardOfIntent, fetchIntent, intentExpand } from './intent.ts'
import type { PaymentListener } from './news.ts'
import { openOp } from './open-op.ts'
import {
  beginLook,
  closeOp,
  dropUnmade,
  type OpKind,
  type OpRow,
  pendingCreate,
  readIntentId,
  tryOp,
} from './payment.sql.ts'
import { applyObject, lookAgain, type StripeKind, type StripeObjects } from './stripe-object.ts'

/** After this Stripe may have forgotten an idempotency key: look up, don't resend (money.md §1.7). */
const KEY_SAFE_MS = 20 * HOUR_MS

/** One kind of operation: which object at Stripe answers it, and the call to make, with the operation's id as idempotency
 *  key. `lost` is used instead once that key may have expired; it answers undefined where the call never reached Stripe. */
type Operation<Kind extends StripeKind> = {
  answeredBy: Kind
  ask(platform: Platform, op: OpRow): Promise<StripeObjects[Kind] | undefined>
  lost(platform: Platform, op: OpRow): Promise<StripeObjects[Kind] | undefined>
  /** Whether its answer ends it, even one that was only looked up again: some objects don't say which operation made them
   *  so. */
  endsWith?: 'answer' | 'any_answer'
  /** Another operation that must be finished first. */
  before?(platform: Platform, op: OpRow, listener: PaymentListener): Promise<void>
  /** Waits while payouts are stopped: the sweep finds it once they go on. */
  isPayout?: true
  /** If it never reached Stripe, its charge is dropped as well. */
  dropsCharge?: true
}

type AnyOperation = { [Kind in StripeKind]: Operation<Kind> }[StripeKind]

/** Every operation. What its answer books is the answering object's to say (`stripeObjects`). */
const operations: Record<OpKind, AnyOperation> = {
  create: { answeredBy: 'payment_intent', ask: create, lost: findByOp, dropsCharge: true },
  capture: { answeredBy: 'payment_intent', ask: onIntent(capture), lost: onIntent(fetchIntent) },
  void: {
    answeredBy: 'payment_intent',
    ask: onIntent(cancel),
    lost: onIntent(fetchIntent),
    before: finishMaking,
    dropsCharge: true,
  },
  refund: { answeredBy: 'payment_intent', ask: refund, lost: findRefund, endsWith: 'answer' },
  transfer: { answeredBy: 'transfer', ask: transfer, lost: findTransfer, endsWith: 'answer', isPayout: true },
  reversal: { answeredBy: 'transfer', ask: reverse, lost: findReversal, endsWith: 'answer' },
  charge: { answeredBy: 'payment_intent', ask: charge, lost: findByOp, endsWith: 'any_answer', before: finishMaking },
}

/** Carries out a recorded operation at Stripe and applies the answer. At-least-once: the idempotency key makes a repeat
 *  harmless, and a finished operation is skipped.
 *  @returns the object as it is then; undefined when there was nothing to do
 *  @throws on an outage of Stripe, so that the job is retried */
export async function runPaymentOp(
  platform: Platform,
  { providerId, opId }: { providerId: string; opId: string },
  listener: PaymentListener,
): Promise<Stripe.PaymentIntent | undefined> {
  const { database, clock } = platform
  const op = await tryOp(database, providerId, opId, clock.now())
  if (!op) return undefined
  const { answeredBy, ask, lost, endsWith, before, isPayout }: AnyOperation = operations[op.kind]
  if (isPayout && (await isStopped(database, 'payouts'))) return undefined
  await before?.(platform, op, listener)
  const isKeySafe = clock.now() - op.created_at <= KEY_SAFE_MS
  const { failpoint } = platform
  const look = await beginLook(database)
  failpoint.at(`op.${op.kind}.before-call`)
  const asked = await (isKeySafe ? ask : lost)(platform, op).catch((error: unknown) =>
    refused(platform, op, error, listener),
  )
  if (asked === 'refused') return undefined
  failpoint.at(`op.${op.kind}.done-at-stripe`)
  // The row's own kind answered.
  const answer = asked && (await applyObject(platform, answeredBy, { object: asked as never, look }, listener))
  if (!answer) await giveUp(platform, op)
  if (answer && (endsWith === 'any_answer' || (endsWith === 'answer' && isKeySafe)))
    await closeOp(database, providerId, op.id, { ...resultOf(answer), now: clock.now() })
  if (answer && !isKeySafe) await askAnew(platform, op)
  failpoint.at(`op.${op.kind}.applied`)
  return answer?.object === 'payment_intent' ? answer : undefined
}

/** A card may have said no. */
const resultOf = (answer: StripeObjects[StripeKind]): { status: 'succeeded' | 'failed'; errorCode?: string } =>
  answer.object === 'payment_intent' && answer.status !== 'succeeded'
    ? { status: 'failed', errorCode: answer.last_payment_error?.code ?? answer.status }
    : { status: 'succeeded' }

/** A charge whose making has no answer may lie at Stripe all the same: it can only be released once it is known, and is never
 *  made twice. */
async function finishMaking(platform: Platform, op: OpRow, listener: PaymentListener): Promise<void> {
  const { provider_id: providerId, payment_id: id } = op
  const opId = await pendingCreate(platform.database, { id, provider_id: providerId })
  if (opId !== undefined) await runPaymentOp(platform, { providerId, opId }, listener)
}

/** Nothing lies at Stripe: neither the operation nor its charge will ever be. */
async function giveUp({ database, clock }: Platform, op: OpRow, errorCode = 'never_reached_stripe'): Promise<void> {
  const now = clock.now()
  await database.transaction(async (sql) => {
    await lockProvider(sql, op.provider_id)
    await closeOp(sql, op.provider_id, op.id, { status: 'failed', now, errorCode })
    if (operations[op.kind].dropsCharge) await dropUnmade(sql, op, now)
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
  return platform.stripe.paymentIntents.create({ ...params, expand: intentExpand }, { idempotencyKey: op.id })
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

/** What a refund or a transfer is to move. */
const Sum = v.object({ amount: v.number() })
const Outgoing = v.object({ ...Sum.entries, destination: v.string(), currency: v.string(), isOfCharge: v.boolean() })

/** What is to be taken back, and of which transfer. */
const Incoming = v.object({ ...Sum.entries, transfer: v.string() })

const named = (op: OpRow) => ({
  provider_id: op.provider_id,
  booking_id: op.booking_id,
  payment_id: op.payment_id,
  op_id: op.id,
})

/** Who pays what is charged. */
const Paying = v.object({ customer: v.string() })

/** What a charge without the client's presence takes, and from which card. */
const Unattended = v.object({
  ...Sum.entries,
  ...Paying.entries,
  currency: v.string(),
  depositIntent: v.string(),
  /** Put in place of the card that paid the deposit. */
  card: v.optional(v.string()),
})

/** Takes a balance from the card that the client agreed to. Tried again, it is the same intent (money.md §1.4). */
async function charge(platform: Platform, op: OpRow): Promise<Stripe.PaymentIntent> {
  const { stripe, database } = platform
  const { amount, currency, customer, depositIntent, card } = v.parse(Unattended, op.params)
  const paymentMethod = card ?? (await cardOfIntent(platform, depositIntent))
  const known = await readIntentId(database, op)
  const unattended = { payment_method: paymentMethod, off_session: true, expand: intentExpand }
  const key = { idempotencyKey: op.id }
  try {
    if (known !== null) {
      const intent = await fetchIntent(platform, known)
      // Made under this very key, and only its answer was lost: it may have been heard of by a webhook since.
      if (intent.metadata.op_id === op.id) return intent
      return await stripe.paymentIntents.confirm(known, unattended, key)
    }
    return await stripe.paymentIntents.create(
      {
        ...unattended,
        amount,
        currency,
        customer,
        confirm: true,
        allowed_payment_method_types: ['card'],
        transfer_group: `booking_${op.booking_id}`,
        metadata: named(op),
      },
      key,
    )
  } catch (error) {
    const intentId = error instanceof Stripe.errors.StripeCardError ? error.payment_intent?.id : known
    if (!intentId || !(error instanceof Stripe.errors.StripeCardError || isUnexpectedState(error))) throw error
    return fetchIntent(platform, intentId)
  }
}

/** Gives a part of a charge back; the charge then says how much of it went. */
async function refund(platform: Platform, op: OpRow): Promise<Stripe.PaymentIntent | undefined> {
  const intentId = await readIntentId(platform.database, op)
  if (intentId === null) return undefined
  const { amount } = v.parse(Sum, op.params)
  await platform.stripe.refunds.create(
    { payment_intent: intentId, amount, reason: 'requested_by_customer', metadata: named(op) },
    { idempotencyKey: op.id },
  )
  return fetchIntent(platform, intentId)
}

async function findRefund(platform: Platform, op: OpRow): Promise<Stripe.PaymentIntent | undefined> {
  const { database, clock, stripe } = platform
  const intentId = await readIntentId(database, op)
  if (intentId === null) return undefined
  for await (const { metadata } of stripe.refunds.list({ payment_intent: intentId, limit: 100 }))
    if (metadata?.op_id === op.id)
      await closeOp(database, op.provider_id, op.id, { status: 'succeeded', now: clock.now() })
  return fetchIntent(platform, intentId)
}

/** Sends money to a provider's account: out of a charge, whenever its funds are there, or out of our own balance. */
async function transfer(platform: Platform, op: OpRow): Promise<Stripe.Transfer | undefined> {
  const intentId = await readIntentId(platform.database, op)
  if (intentId === null) return undefined
  const { amount, destination, currency, isOfCharge } = v.parse(Outgoing, op.params)
  const { latest_charge: charge } = await fetchIntent(platform, intentId)
  const source = typeof charge === 'string' ? charge : charge?.id
  return platform.stripe.transfers.create(
    {
      amount,
      currency,
      destination,
      transfer_group: `booking_${op.booking_id}`,
      metadata: named(op),
      ...(isOfCharge && source !== undefined ? { source_transaction: source } : {}),
    },
    { idempotencyKey: op.id },
  )
}

async function findTransfer({ stripe, database, clock }: Platform, op: OpRow): Promise<Stripe.Transfer | undefined> {
  for await (const one of stripe.transfers.list({ transfer_group: `booking_${op.booking_id}`, limit: 100 }))
    if (one.metadata.op_id === op.id) {
      await closeOp(database, op.provider_id, op.id, { status: 'succeeded', now: clock.now() })
      return one
    }
  await askAnew({ stripe, database, clock } as Platform, op) // what it reads of the platform
  return undefined
}

/** Takes a part of a transfer back; the transfer then says how much of it came. */
async function reverse({ stripe }: Platform, op: OpRow): Promise<Stripe.Transfer> {
  const { amount, transfer: id } = v.parse(Incoming, op.params)
  await stripe.transfers.createReversal(id, { amount, metadata: named(op) }, { idempotencyKey: op.id })
  return stripe.transfers.retrieve(id)
}

async function findReversal({ stripe, database, clock }: Platform, op: OpRow): Promise<Stripe.Transfer> {
  const { transfer: id } = v.parse(Incoming, op.params)
  for await (const { metadata } of stripe.transfers.listReversals(id, { limit: 100 }))
    if (metadata?.op_id === op.id)
      await closeOp(database, op.provider_id, op.id, { status: 'succeeded', now: clock.now() })
  return stripe.transfers.retrieve(id)
}

/** Ms after which what Stripe refused is asked again. */
const ASK_AGAIN_MS = HOUR_MS

/** Stripe won't send money now: the provider's account is restricted, our balance is short, or less is left of the charge
 *  than we thought. A key keeps its refusal, so another operation asks later for what there still is to ask; the account is
 *  looked at meanwhile. What can't be taken back of a transfer its provider owes, and it comes off their next shares. A charge that Stripe won't make is none:
 *  its hold can end, and who tries again makes another. A balance that it won't charge its client pays by hand, as one that
 *  the card refused: asked again with the same card it would never come.
 *  @throws what is no refusal */
async function refused(platform: Platform, op: OpRow, error: unknown, listener: PaymentListener): Promise<'refused'> {
  const isOver = op.kind === 'create' || operations[op.kind].endsWith
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || !isOver) throw error
  const { database, clock, log } = platform
  const now = clock.now()
  log.error({ opId: op.id, kind: op.kind, code: error.code }, 'Stripe refuses to move money')
  if (isCustomerGone(error)) await replaceCustomer(platform, v.parse(Paying, op.params).customer)
  if (op.kind === 'create') {
    await giveUp(platform, op, error.code)
    return 'refused'
  }
  const left = op.kind === 'refund' || op.kind === 'transfer' ? await leftOf(platform, op, listener) : 0
  await database.transaction(async (sql) => {
    await lockProvider(sql, op.provider_id)
    const { provider_id: providerId, booking_id: bookingId, payment_id: paymentId, kind } = op
    const isOpen = await closeOp(sql, providerId, op.id, { status: 'failed', now, errorCode: error.code })
    if (isOpen && kind === 'charge') {
      await listener(platform, sql, { providerId, bookingId }, { what: 'balance_refused', problem: codeOf(error) })
      await dropUnmade(sql, op, now)
      return
    }
    const params = isOpen ? await paramsAgain(sql, op, left) : undefined
    if (params)
      await openOp(sql, { providerId, bookingId, paymentId, kind, params, now, notBefore: now + ASK_AGAIN_MS })
  })
  return 'refused'
}

/** Looks at the operation's charge again: somebody may have refunded of it since, in Stripe's dashboard too.
 *  @returns pence of it that didn't go back */
async function leftOf(platform: Platform, op: OpRow, listener: PaymentListener): Promise<number> {
  const intentId = await readIntentId(platform.database, op)
  if (intentId === null) return 0
  const { latest_charge: charge } = await lookAgain(platform, 'payment_intent', intentId, listener)
  return charge !== null && typeof charge === 'object' ? charge.amount_captured - charge.amount_refunded : 0
}

/** What is asked again of money that Stripe refused to move: of a refund what is still owed and there, of a transfer all, out
 *  of our own balance where its charge has less left. @returns undefined for nothing */
async function paramsAgain(sql: Sql, { kind, params, ...op }: OpRow, left: number): Promise<object | undefined> {
  if (kind === 'transfer') {
    const sum = v.parse(Outgoing, params)
    return { ...sum, isOfCharge: sum.isOfCharge && sum.amount <= left }
  }
  if (kind !== 'refund') return undefined
  const owed = await readUnsentRefund(sql, { providerId: op.provider_id, bookingId: op.booking_id })
  const amount = Math.min(v.parse(Sum, params).amount, left, owed)
  return amount > 0 ? { amount } : undefined
}

/** Stripe's own word for what is wrong. */
const codeOf = ({ code, type }: Stripe.errors.StripeInvalidRequestError) => code ?? type

type Ask = (platform: Platform, intentId: string, key: string) => Promise<Stripe.PaymentIntent>

/** Asks about the intent of the operation's charge, if it ever had one. An intent that is no longer in a state for it
 *  is looked at instead: what it is then decides. */
function onIntent(ask: Ask) {
  return async (platform: Platform, op: OpRow): Promise<Stripe.PaymentIntent | undefined> => {
    const intentId = await readIntentId(platform.database, op)
    if (intentId === null) return undefined
    return ask(platform, intentId, op.id).catch((error: unknown) => {
      if (isUnexpectedState(error)) return fetchIntent(platform, intentId)
      throw error
    })
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
