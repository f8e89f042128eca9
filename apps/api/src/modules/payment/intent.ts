import { cardEndsAt } from '@ginipig/domain/payment'
import type Stripe from 'stripe'
import type { Sql } from '#platform/database/sql.ts'
import type { Platform } from '#platform/platform.ts'
import { BY_HAND_MS } from './balance.sql.ts'
import { readRefundTotals } from './end-money.sql.ts'
import { postAuthorised, postCaptured, postFee, postRefunded, postVoided } from './ledger.ts'
import type { PaymentNews } from './news.ts'
import { openVoid } from './open-op.ts'
import {
  type ChargeKey,
  type ChargeRow,
  closeOpsOf,
  linkIntent,
  pendingOp,
  readTaken,
  setCharge,
  setFeeKnown,
} from './payment.sql.ts'

/** What an applied intent must carry: its charge with the card and, once known, the fee. */
export const intentExpand = ['latest_charge.balance_transaction']

export const fetchIntent = ({ stripe }: Platform, intentId: string) =>
  stripe.paymentIntents.retrieve(intentId, { expand: intentExpand })

/** The card that paid a charge. */
export async function cardOfIntent(platform: Platform, intentId: string): Promise<string> {
  const { payment_method: method } = await fetchIntent(platform, intentId)
  const card = typeof method === 'string' ? method : method?.id
  if (card === undefined) throw new Error(`The charge ${intentId} was paid without a card`)
  return card
}

type Situation = { platform: Platform; sql: Sql; charge: ChargeRow; intent: Stripe.PaymentIntent; now: number }
type Apply = (situation: Situation) => Promise<PaymentNews | undefined>

/** Writes down what a PaymentIntent says: the charge, its operations, the ledger. Under the provider's lock.
 *  @returns what is new for the booking, if anything is */
export async function applyIntent(
  platform: Platform,
  sql: Sql,
  found: ChargeKey,
  intent: Stripe.PaymentIntent,
): Promise<PaymentNews | undefined> {
  const now = platform.clock.now()
  const charge = await linkIntent(sql, found, intent.id)
  if (!charge) throw new Error(`Payment ${found.id} is gone`)
  await closeOpsOf(sql, charge, 'create', { status: 'succeeded', now })
  return applied[intent.status]?.({ platform, sql, charge, intent, now })
}

const applied: Partial<Record<Stripe.PaymentIntent.Status, Apply>> = {
  requires_payment_method: unpaid,
  requires_confirmation: unpaid,
  requires_action: needsAction,
  requires_capture: authorised,
  succeeded: taken,
  canceled: released,
}

/** Whether our row is already newer than this intent, which was fetched before another answer was applied. An authorisation
 *  only goes on to captured or cancelled, so the older state is dropped. */
const isFurther = ({ status }: ChargeRow) => ['requires_capture', 'succeeded', 'canceled'].includes(status)

const bookingOf = ({ provider_id, booking_id }: ChargeRow) => ({ providerId: provider_id, bookingId: booking_id })

const posting = ({ charge, now }: Situation) => ({
  ...bookingOf(charge),
  paymentId: charge.id,
  amount: charge.amount,
  currency: charge.currency,
  now,
})

const latestCharge = ({ latest_charge }: Stripe.PaymentIntent) =>
  typeof latest_charge === 'object' ? latest_charge : null

function cardOf(intent: Stripe.PaymentIntent) {
  const card = latestCharge(intent)?.payment_method_details?.card
  const { payment_method: method } = intent
  return {
    cardBrand: card?.brand ?? undefined,
    cardLast4: card?.last4 ?? undefined,
    cardEndsAt: card ? cardEndsAt({ expiryMonth: card.exp_month, expiryYear: card.exp_year }) : undefined,
    cardId: typeof method === 'string' ? method : method?.id,
  }
}

/** Nothing is charged: fresh, or refused by the card's bank; the client may try again on the same intent. */
async function unpaid({ sql, charge, intent, now }: Situation): Promise<PaymentNews | undefined> {
  if (isFurther(charge)) return undefined
  await setCharge(sql, charge, { now, status: intent.status })
  const error = intent.last_payment_error
  const problem = error ? (error.decline_code ?? error.code ?? error.type) : null
  if (charge.kind !== 'balance') return { what: 'open', status: 'unpaid', problem }
  // A card that its client tries by hand is refused before their eyes; the one that was kept is still good.
  const isByHand = charge.by_hand_at !== null && now < charge.by_hand_at + BY_HAND_MS
  return problem === null || isByHand ? undefined : { what: 'balance_refused', problem }
}

async function needsAction({ sql, charge, intent, now }: Situation): Promise<PaymentNews | undefined> {
  if (isFurther(charge)) return undefined
  await setCharge(sql, charge, { now, status: intent.status })
  return charge.kind === 'balance' ? undefined : { what: 'open', status: 'requires_action', problem: null }
}

async function authorised(situation: Situation): Promise<PaymentNews | undefined> {
  const { platform, sql, charge, intent, now } = situation
  if (isFurther(charge)) return undefined
  await setCharge(sql, charge, { now, status: intent.status, ...cardOf(intent) })
  await postAuthorised(sql, posting(situation))
  // The client chose another plan meanwhile: this charge is being released, and a request must not stand on it.
  if (await pendingOp(sql, bookingOf(charge), ['void'])) return undefined
  if (intent.amount !== charge.amount || intent.currency !== charge.currency.toLowerCase()) {
    platform.log.error({ paymentId: charge.id }, 'authorised amount differs from ours: it is released')
    await openVoid(sql, bookingOf(charge), now)
    return undefined
  }
  return { what: 'authorised', kind: charge.kind }
}

async function taken(situation: Situation): Promise<PaymentNews | undefined> {
  const { sql, charge, intent, now } = situation
  if (charge.status !== 'succeeded') {
    await setCharge(sql, charge, { now, status: intent.status, ...cardOf(intent) })
    const authorised = charge.status === 'requires_capture' ? charge.amount : 0
    await postCaptured(sql, { ...posting(situation), authorised })
  }
  // Not only the first time: somebody may have taken it in Stripe's dashboard before we were to ask.
  await closeOpsOf(sql, charge, 'capture', { status: 'succeeded', now })
  await closeOpsOf(sql, charge, 'void', { status: 'failed', now, errorCode: 'already_captured' })
  const returned = await bookSource(situation, latestCharge(intent))
  const { refunded, owed: owedBack } = await readRefundTotals(sql, bookingOf(charge))
  const taken = await readTaken(sql, bookingOf(charge))
  return { what: 'taken', kind: charge.kind, taken, refunded, owedBack, returned }
}

/** Books what Stripe says of a taken charge later than that it was taken: its fee, and what went back.
 *  @returns as `postRefunded` */
async function bookSource(situation: Situation, source: Stripe.Charge | null): Promise<string | undefined> {
  if (!source) return undefined
  const { sql, charge } = situation
  const at = { ...posting(situation), chargeId: source.id }
  const balance = typeof source.balance_transaction === 'object' ? source.balance_transaction : null
  if (balance) {
    if (balance.fee > 0) await postFee(sql, { ...at, amount: balance.fee })
    await setFeeKnown(sql, charge)
  }
  // Of an authorisation that was taken in part, Stripe counts the rest as refunded.
  const refunded = source.amount_refunded - (source.amount - source.amount_captured)
  return postRefunded(sql, { ...at, refunded })
}

async function released(situation: Situation): Promise<PaymentNews | undefined> {
  const { sql, charge, intent, now } = situation
  await closeOpsOf(sql, charge, 'void', { status: 'succeeded', now })
  await closeOpsOf(sql, charge, 'capture', { status: 'failed', now, errorCode: 'authorisation_gone' })
  if (charge.status === 'canceled') return undefined
  if (charge.status === 'requires_capture') await postVoided(sql, posting(situation))
  await setCharge(sql, charge, { now, status: intent.status })
  return { what: 'released' }
}
