import { StripeFailure } from '#errors.ts'
import type { Tables } from '#state/tables.ts'
import type { World } from '#world.ts'
import { newCharge } from './charge.ts'
import { cardDeclined } from './decline.ts'
import { attach, cardOf, type PaymentMethodRow } from './payment-method.ts'
import { openReview } from './radar.ts'
import { type Verdict, verdict } from './verdict.ts'

type IntentRow = Tables['payment_intents']
type Declined = Extract<Verdict, { kind: 'declined' }>

export interface PaymentAttempt {
  offSession: boolean
  authenticated: boolean
  returnUrl?: string | undefined
}

/** Tries the card of an intent. Approved → `requires_capture` or `succeeded`; challenged → `requires_action`.
 *  @throws 402 when declined, with the intent back at `requires_payment_method` */
export function attemptPayment(
  world: World,
  intent: IntentRow,
  method: PaymentMethodRow,
  attempt: PaymentAttempt,
): void {
  const challengeAlways = ['any', 'challenge'].includes(
    intent.payment_method_options?.card?.request_three_d_secure ?? 'automatic',
  )
  const result = verdict(world, method, { purpose: 'charge', challengeAlways, ...attempt })
  intent.next_action = null
  world.store.put('intent_facts', { id: intent.id, authenticated: attempt.authenticated })
  if (result.kind === 'challenge') askForChallenge(world, intent, method, attempt.returnUrl)
  else if (result.kind === 'declined') throw refuse(world, intent, method, attempt, result)
  else approve(world, intent, method, attempt)
}

/** @param chargeId - of the charge that comes of it; a new one unless it is given */
export function approve(
  world: World,
  intent: IntentRow,
  method: PaymentMethodRow,
  attempt: PaymentAttempt,
  chargeId?: string,
): void {
  const charge = newCharge(world, intent, method, attempt, chargeId)
  intent.payment_method = method.id
  intent.last_payment_error = null
  remember(world, intent, method)
  world.emit('charge.succeeded', charge)
  if (cardOf(world, method.id).card.isReviewed) openReview(world, charge)
  if (intent.capture_method === 'manual') {
    intent.status = 'requires_capture'
    intent.amount_capturable = intent.amount
    world.emit('payment_intent.amount_capturable_updated', intent)
  } else {
    intent.status = 'succeeded'
    intent.amount_received = intent.amount
    world.schedule('settle_charge', charge.id)
    world.emit('payment_intent.succeeded', intent)
  }
  world.store.put('payment_intents', intent)
}

/** Saves the card when the intent asks for it; a card that is not saved cannot be used again. */
function remember(world: World, intent: IntentRow, method: PaymentMethodRow): void {
  const { facts } = cardOf(world, method.id)
  const isSaved = intent.setup_future_usage !== null && intent.customer !== null
  if (isSaved && intent.customer !== null) attach(world, method, intent.customer)
  const setUp = facts.setUp || (isSaved && intent.setup_future_usage === 'off_session')
  world.store.put('card_facts', { ...facts, setUp, spent: method.customer === null })
}

function askForChallenge(
  world: World,
  intent: IntentRow,
  method: PaymentMethodRow,
  returnUrl: string | undefined,
): void {
  intent.status = 'requires_action'
  intent.payment_method = method.id
  intent.last_payment_error = null
  intent.next_action = challengeAction(intent, returnUrl)
  world.store.put('payment_intents', intent)
  world.emit('payment_intent.requires_action', intent)
}

/** What Stripe.js needs to show the challenge; it is the same for both kinds of intent. */
export function challengeAction(intent: { id: string }, returnUrl: string | undefined) {
  const details = { type: 'three_d_secure_redirect', three_d_secure_source: `payatt_${intent.id}` }
  return {
    type: 'use_stripe_sdk',
    use_stripe_sdk: returnUrl === undefined ? details : { ...details, return_url: returnUrl },
  }
}

function refuse(
  world: World,
  intent: IntentRow,
  method: PaymentMethodRow,
  attempt: PaymentAttempt,
  { decline, isBlocked }: Declined,
): StripeFailure {
  const charge = newCharge(world, intent, method, { ...attempt, decline, isBlocked })
  const carried = { charge: charge.id, payment_method: structuredClone(method) }
  const failure = cardDeclined(decline, carried)
  world.emit('charge.failed', charge)
  failIntent(world, intent, failure.body)
  return cardDeclined(decline, { ...carried, payment_intent: structuredClone(intent) })
}

/** Back to `requires_payment_method`, with the reason and the card inside `last_payment_error`. */
export function failIntent(world: World, intent: IntentRow, error: StripeFailure['body']): void {
  const { payment_intent: _, setup_intent: __, ...reason } = error
  // Stripe's closed list of codes names every one that the sandbox uses; the schema test holds it.
  intent.last_payment_error = reason as IntentRow['last_payment_error']
  intent.status = 'requires_payment_method'
  intent.payment_method = null
  intent.next_action = null
  world.store.put('payment_intents', intent)
  world.emit('payment_intent.payment_failed', intent)
}

/** The client answered the challenge. A decline afterwards stays on the intent: nobody is waiting for a 402. */
export function answerChallenge(world: World, intent: IntentRow, method: PaymentMethodRow, isPassed: boolean): void {
  if (!isPassed) {
    failIntent(world, intent, {
      ...challengeFailed('payment_intent_authentication_failure'),
      payment_method: structuredClone(method),
    })
    return
  }
  try {
    attemptPayment(world, intent, method, { offSession: false, authenticated: true })
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error
  }
}

export function challengeFailed(code: string): StripeFailure['body'] {
  return new StripeFailure(400, {
    type: 'invalid_request_error',
    code,
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  }).body
}
