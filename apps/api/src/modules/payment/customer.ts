import type { SavedCard } from '@ginipig/contract/payment/card.ts'
import { cardState } from '@ginipig/domain/payment'
import type Stripe from 'stripe'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { isStripeOutage } from '#platform/stripe/gateway.ts'
import { insertCustomer, readCustomer, readPayer } from './payment.sql.ts'
import { readWalletOwner } from './wallet.sql.ts'

/** Maps an outage of Stripe to a refusal with words for a person; other errors pass through. */
export async function askStripe<Result>(question: () => Promise<Result>): Promise<Result> {
  try {
    return await question()
  } catch (error) {
    if (isStripeOutage(error)) throw new Refusal('payment_unavailable', { retryAfter: 5, cause: error })
    throw error
  }
}

/** The Stripe customer of a client, made at the first payment. Two at once get the same by the key.
 *  @returns `cus_…` */
export async function ensureCustomer(platform: Platform, accountId: string): Promise<string> {
  const { database } = platform
  const known = await readCustomer(database, accountId)
  if (known !== undefined) return known
  const payer = await readPayer(database, accountId)
  const customer = await platform.stripe.customers.create(
    {
      metadata: { account_id: accountId },
      ...(payer ? { email: payer.email, name: `${payer.first_name} ${payer.last_name}` } : {}),
    },
    { idempotencyKey: `customer:${accountId}` },
  )
  await insertCustomer(database, accountId, customer.id, platform.clock.now())
  return (await readCustomer(database, accountId)) ?? customer.id
}

/** `customer.erase`. Idempotent: a customer that is gone already is fine. */
export async function eraseCustomer({ stripe }: Platform, stripeCustomer: string): Promise<void> {
  try {
    await stripe.customers.del(stripeCustomer)
  } catch (error) {
    const { code } = error as { code?: unknown } // a Stripe error has one
    if (code !== 'resource_missing') throw error
  }
}

function toSavedCard(method: Stripe.PaymentMethod, now: number): SavedCard[] {
  const { card } = method
  if (!card) return []
  const dates = { expiryMonth: card.exp_month, expiryYear: card.exp_year }
  return [
    {
      id: method.id,
      brand: card.brand,
      last4: card.last4,
      ...dates,
      isExpired: cardState(dates, now) === 'expired',
    },
  ]
}

/** The cards that a client chose to keep: the one to pay with first, then the newest. @throws Refusal `payment_unavailable` */
export async function listCards(platform: Platform, accountId: string): Promise<SavedCard[]> {
  const owner = await readWalletOwner(platform.database, accountId)
  if (!owner) return []
  const methods = await askStripe(() =>
    platform.stripe.customers.listPaymentMethods(owner.stripe_customer, {
      type: 'card',
      allow_redisplay: 'always',
      limit: 20,
    }),
  )
  const cards = methods.data.flatMap((method) => toSavedCard(method, platform.clock.now()))
  const first = cards.filter(({ id }) => id === owner.default_card)
  return [...first, ...cards.filter(({ id }) => id !== owner.default_card)]
}

/** A card that the client kept and may still pay with. @throws Refusal `card_not_found` */
export async function ownCard(platform: Platform, accountId: string, cardId: string): Promise<string> {
  const card = (await listCards(platform, accountId)).find((one) => one.id === cardId)
  if (!card || card.isExpired) throw new Refusal('card_not_found')
  return card.id
}
