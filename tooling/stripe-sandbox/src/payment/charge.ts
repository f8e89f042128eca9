import type { Decline } from '#cards.ts'
import { DAY_SECONDS } from '#state/clock.ts'
import { newId, randomText } from '#state/ids.ts'
import type { Tables } from '#state/tables.ts'
import type { World } from '#world.ts'
import { cardOf, type PaymentMethodRow } from './payment-method.ts'

type ChargeRow = Tables['charges']
type IntentRow = Tables['payment_intents']
type CardDetails = NonNullable<NonNullable<ChargeRow['payment_method_details']>['card']>

/** How long an authorisation can be captured (money.md §1.3): Visa's merchant-initiated ones less long. */
const ON_SESSION_HOLD_SECONDS = 7 * DAY_SECONDS
const OFF_SESSION_HOLD_SECONDS = 4 * DAY_SECONDS + 18 * 3600

export interface ChargeResult {
  decline?: Decline
  isBlocked?: boolean
  authenticated: boolean
  offSession: boolean
}

/** One try at a card: authorised, captured or failed. Becomes the intent's latest charge. */
export function newCharge(
  world: World,
  intent: IntentRow,
  method: PaymentMethodRow,
  result: ChargeResult,
  id = newId('ch'),
): ChargeRow {
  const failed = result.decline
  const isCaptured = !failed && intent.capture_method !== 'manual'
  const charge: ChargeRow = {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: isCaptured ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: structuredClone(method.billing_details),
    calculated_statement_descriptor: statement(intent.statement_descriptor_suffix),
    captured: isCaptured,
    created: world.clock.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: failed?.code ?? null,
    failure_message: failed?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: outcomeOf(result, cardOf(world, method.id).card.isReviewed === true),
    paid: !failed,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { card: cardDetails(world, intent, method, result), type: 'card' },
    radar_options: {},
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: failed ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: intent.transfer_group,
  }
  intent.latest_charge = charge.id
  world.store.put('charges', charge)
  return charge
}

function statement(suffix: string | null): string {
  return suffix ? `GINIPIG* ${suffix}`.toUpperCase().slice(0, 22) : 'GINIPIG'
}

function outcomeOf({ decline, isBlocked }: ChargeResult, isReviewed: boolean): NonNullable<ChargeRow['outcome']> {
  const score = isReviewed ? 68 : 12
  const base = { advice_code: null, network_advice_code: null, risk_score: isBlocked ? 98 : score } as const
  if (!decline)
    return {
      ...base,
      network_decline_code: null,
      network_status: 'approved_by_network',
      reason: isReviewed ? 'elevated_risk_level' : null,
      risk_level: isReviewed ? 'elevated' : 'normal',
      seller_message: isReviewed ? 'Stripe evaluated this payment as having elevated risk.' : 'Payment complete.',
      type: isReviewed ? 'manual_review' : 'authorized',
    }
  if (isBlocked)
    return {
      ...base,
      network_decline_code: null,
      network_status: 'not_sent_to_network',
      reason: 'highest_risk_level',
      risk_level: 'highest',
      seller_message: 'Stripe blocked this payment as too risky.',
      type: 'blocked',
    }
  return {
    ...base,
    network_decline_code: '05',
    network_status: 'declined_by_network',
    reason: decline.declineCode ?? decline.code,
    risk_level: 'normal',
    seller_message: 'The bank did not return any further details with this decline.',
    type: 'issuer_declined',
  }
}

function cardDetails(world: World, intent: IntentRow, method: PaymentMethodRow, result: ChargeResult): CardDetails {
  const card = method.card
  if (!card) throw new Error(`${method.id} is not a card`)
  const isHeld = !result.decline && intent.capture_method === 'manual'
  const hold = result.offSession ? OFF_SESSION_HOLD_SECONDS : ON_SESSION_HOLD_SECONDS
  const unavailable = { status: 'unavailable' } as const
  return {
    amount_authorized: result.decline ? null : intent.amount,
    authorization_code: result.decline ? null : randomText(6).toUpperCase(),
    brand: card.brand,
    ...(isHeld ? { capture_before: world.clock.now() + hold } : {}),
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: cvcCheck(result) },
    country: card.country,
    electronic_commerce_indicator: null,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    extended_authorization: { status: 'disabled' },
    fingerprint: card.fingerprint ?? null,
    funding: card.funding,
    incremental_authorization: unavailable,
    installments: null,
    last4: card.last4,
    mandate: null,
    multicapture: unavailable,
    network: card.brand,
    network_token: { used: false },
    network_transaction_id: result.decline ? null : randomText(15).toUpperCase(),
    overcapture: { maximum_amount_capturable: intent.amount, status: 'unavailable' },
    regulated_status: 'unregulated',
    three_d_secure: result.authenticated ? passedChallenge() : null,
    transaction_link_id: null,
    wallet: null,
  }
}

function cvcCheck({ decline, offSession }: ChargeResult): string | null {
  if (decline?.code === 'incorrect_cvc') return 'fail'
  return offSession ? null : 'pass'
}

function passedChallenge(): NonNullable<CardDetails['three_d_secure']> {
  return {
    authentication_flow: 'challenge',
    electronic_commerce_indicator: '05',
    exemption_indicator: null,
    result: 'authenticated',
    result_reason: null,
    transaction_id: crypto.randomUUID(),
    version: '2.2.0',
  }
}
