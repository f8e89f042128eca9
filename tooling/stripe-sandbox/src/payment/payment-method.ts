import { cardByToken, type TestCard } from '#cards.ts'
import { invalidRequest, noSuch } from '#errors.ts'
import type { CardFacts, Tables } from '#state/tables.ts'
import type { World } from '#world.ts'
import { withoutDetails } from './card-entry.ts'
import { newPaymentMethod } from './new-payment-method.ts'

export type PaymentMethodRow = Tables['payment_methods']

/** The payment method of that id; `pm_card_…` gives a new one each time, as at Stripe. @throws 404 */
export function findPaymentMethod(world: World, id: string): PaymentMethodRow {
  if (!id.startsWith('pm_card_')) return required(world.store.get('payment_methods', id), id)
  const card = required(cardByToken(id.slice('pm_card_'.length)), id)
  return newPaymentMethod(world, { type: 'card' }, withoutDetails(world, card))
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
