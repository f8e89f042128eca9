import { createHash } from 'node:crypto'
import { cardByNumber, cardByToken, hasValidChecksum, type TestCard } from '#cards.ts'
import { invalidRequest, noSuch, StripeFailure } from '#errors.ts'
import { newId } from '#state/ids.ts'
import { mergedMetadata } from '#state/metadata.ts'
import type { CardFacts, Tables } from '#state/tables.ts'
import type { World } from '#world.ts'
import type { PaymentMethodData } from './card-params.ts'

export type PaymentMethodRow = Tables['payment_methods']

type Address = NonNullable<PaymentMethodRow['billing_details']['address']>

interface Expiry {
  month: number
  year: number
}

/** A new payment method from card details or a `tok_…` token.
 *  @throws 402 for a number, expiry or security code that cannot be; also for any card that is not a test card */
export function newPaymentMethod(world: World, data: PaymentMethodData): PaymentMethodRow {
  if ('token' in data.card) return keep(world, tokenCard(data.card.token), data, defaultExpiry(world))
  const number = data.card.number.replaceAll(/[\s-]/g, '')
  const card = cardByNumber(number)
  if (!hasValidChecksum(number)) throw cardError('incorrect_number', 'Your card number is incorrect.', 'number')
  if (!card) throw notATestCard()
  const expiry = { month: data.card.exp_month, year: data.card.exp_year }
  assertExpiry(world, expiry)
  if (!/^\d{3,4}$/.test(data.card.cvc ?? '123'))
    throw cardError('invalid_cvc', "Your card's security code is invalid.", 'cvc')
  return keep(world, card, data, expiry)
}

/** The payment method of that id; `pm_card_…` gives a new one each time, as at Stripe. @throws 404 */
export function findPaymentMethod(world: World, id: string): PaymentMethodRow {
  if (!id.startsWith('pm_card_')) return required(world.store.get('payment_methods', id), id)
  const card = required(cardByToken(id.slice('pm_card_'.length)), id)
  return keep(world, card, { type: 'card', card: { token: id } }, defaultExpiry(world))
}

function required<T>(found: T | undefined, id: string): T {
  if (!found) throw noSuch('PaymentMethod', id, 'payment_method')
  return found
}

/** What the card of a payment method does, and what has happened to it. */
export function cardOf(world: World, id: string): { card: TestCard; facts: CardFacts } {
  const facts = world.store.get('card_facts', id)
  const card = facts && cardByToken(facts.token)
  if (!facts || !card) throw new Error(`${id} has no card`)
  return { card, facts }
}

/** Saves the card with the customer, if it is not there yet. */
export function attach(world: World, method: PaymentMethodRow, customer: string): void {
  if (method.customer === customer) return
  method.customer = customer
  world.store.put('payment_methods', method)
  world.emit('payment_method.attached', method)
}

/** Takes the card away from its customer; it can never be used again. */
export function detach(world: World, method: PaymentMethodRow): void {
  const { customer } = method
  method.customer = null
  world.store.put('payment_methods', method)
  world.store.put('card_facts', { ...cardOf(world, method.id).facts, spent: true })
  world.emit('payment_method.detached', method, { customer })
}

/** Stripe refuses a card for good once it was used without being saved, or was detached. @throws 400 */
export function assertUsable(world: World, method: PaymentMethodRow, customer: string | null): void {
  if (cardOf(world, method.id).facts.spent)
    throw invalidRequest(
      'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a connected account without Customer attachment, or was detached from a Customer. It may not be used again. To use a PaymentMethod multiple times, you must attach it to a Customer first.',
      { code: 'payment_method_unexpected_state' },
    )
  if (method.customer !== null && method.customer !== customer)
    throw invalidRequest(
      `The customer does not have a payment method with the ID ${method.id}. The payment method must be attached to the customer.`,
      { param: 'payment_method' },
    )
}

function keep(world: World, card: TestCard, data: PaymentMethodData, expiry: Expiry): PaymentMethodRow {
  const { address, ...contact } = data.billing_details ?? {}
  const method: PaymentMethodRow = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: data.allow_redisplay ?? 'unspecified',
    billing_details: {
      address: wholeAddress(address || {}),
      email: contact.email ?? null,
      name: contact.name ?? null,
      phone: contact.phone ?? null,
      tax_id: null,
    },
    card: cardDetails(card, expiry, 'token' in data.card || data.card.cvc !== undefined),
    created: world.clock.now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: mergedMetadata({}, data.metadata),
    type: 'card',
  }
  world.store.put('payment_methods', method)
  world.store.put('card_facts', { id: method.id, token: card.token, setUp: false, spent: false })
  return method
}

function wholeAddress(given: Partial<Record<keyof Address, string | null | undefined>>): Address {
  const { city = null, country = null, line1 = null, line2 = null, postal_code = null, state = null } = given
  return { city, country, line1, line2, postal_code, state }
}

function cardDetails(card: TestCard, expiry: Expiry, hasCvc: boolean): NonNullable<PaymentMethodRow['card']> {
  return {
    brand: card.brand,
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: hasCvc ? 'unchecked' : null,
    },
    country: card.country,
    display_brand: card.brand === 'amex' ? 'american_express' : card.brand,
    exp_month: expiry.month,
    exp_year: expiry.year,
    fingerprint: fingerprintOf(card),
    funding: 'credit',
    generated_from: null,
    last4: card.number.slice(-4),
    networks: { available: [card.brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  }
}

/** The same card has the same fingerprint, however often it is entered. */
function fingerprintOf({ token }: TestCard): string {
  return createHash('sha256').update(token).digest('hex').slice(0, 16)
}

function tokenCard(token: string): TestCard {
  const card = cardByToken(token.replace(/^(tok|pm_card)_/, ''))
  if (!card) throw noSuch('token', token, 'card[token]')
  return card
}

function defaultExpiry(world: World): Expiry {
  return { month: 12, year: new Date(world.clock.now() * 1000).getUTCFullYear() + 3 }
}

function assertExpiry(world: World, { month, year }: Expiry): void {
  if (month < 1 || month > 12)
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month')
  const today = new Date(world.clock.now() * 1000)
  const fullYear = year < 100 ? 2000 + year : year
  const isPast = fullYear * 12 + month < today.getUTCFullYear() * 12 + today.getUTCMonth() + 1
  if (isPast || fullYear > today.getUTCFullYear() + 50)
    throw cardError('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year')
}

function cardError(code: string, message: string, param: string): StripeFailure {
  return new StripeFailure(402, { type: 'card_error', code, message, param })
}

function notATestCard(): StripeFailure {
  return new StripeFailure(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'test_mode_live_card',
    message:
      'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
    param: 'number',
  })
}
