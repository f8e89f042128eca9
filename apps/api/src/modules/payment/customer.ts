import type { SavedCard } from '@ginipig/contract/payment/card.ts'
import { cardState } from '@ginipig/domain/payment'
import Stripe from 'stripe'
import { Refusal } from '#platform/http/refusal.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Platform } from '#platform/platform.ts'
import { isStripeOutage } from '#platform/stripe/gateway.ts'
import { insertCustomer, readCustomer, readPayer, readPayerOf, setCustomer } from './payment.sql.ts'
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
  const customer = await createCustomer(platform, accountId, `customer:${accountId}`)
  await insertCustomer(database, accountId, customer, platform.clock.now())
  return (await readCustomer(database, accountId)) ?? customer
}

async function createCustomer({ database, stripe }: Platform, accountId: string, idempotencyKey: string) {
  const payer = await readPayer(database, accountId)
  const customer = await stripe.customers.create(
    {
      metadata: { account_id: accountId },
      ...(payer ? { email: payer.email, name: `${payer.first_name} ${payer.last_name}` } : {}),
    },
    { idempotencyKey },
  )
  return customer.id
}

/** Did Stripe refuse because the customer isn't there: deleted by hand, in its dashboard? */
export const isCustomerGone = (error: unknown): boolean => isMissing(error) && error.param === 'customer'

const isMissing = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'

/** Puts another customer in the place of one that is gone, cards and all. Two at once make the same by the key. */
export async function replaceCustomer(platform: Platform, gone: string): Promise<void> {
  const { database, log } = platform
  const accountId = await readPayerOf(database, gone)
  if (accountId === undefined) return
  log.error({ accountId, gone }, 'a customer was deleted at Stripe: another takes its place')
  const made = await createCustomer(platform, accountId, `customer:${accountId}:${gone}`)
  await setCustomer(database, { gone, made })
  // The account went meanwhile, and took its customer along.
  if ((await readPayerOf(database, made)) === undefined)
    await enqueue(database, 'customer.erase', { stripeCustomer: made })
}

/** Asks Stripe for something of a client's customer: once more where that one is gone. */
export async function askOfCustomer<Result>(
  platform: Platform,
  accountId: string,
  ask: (customer: string) => Promise<Result>,
): Promise<Result> {
  const customer = await ensureCustomer(platform, accountId)
  return ask(customer).catch(async (error: unknown) => {
    if (!isCustomerGone(error)) throw error
    await replaceCustomer(platform, customer)
    return ask(await ensureCustomer(platform, accountId))
  })
}

/** The cards of a customer, newest first; one that is gone has none. @throws Refusal `payment_unavailable` */
export const cardsOf = (
  { stripe }: Platform,
  customer: string,
  params: Omit<Stripe.CustomerListPaymentMethodsParams, 'type'>,
): Promise<Stripe.PaymentMethod[]> =>
  askStripe(async () => {
    try {
      return (await stripe.customers.listPaymentMethods(customer, { type: 'card', ...params })).data
    } catch (error) {
      if (isMissing(error)) return []
      throw error
    }
  })

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
  const methods = await cardsOf(platform, owner.stripe_customer, { allow_redisplay: 'always', limit: 20 })
  const cards = methods.flatMap((method) => toSavedCard(method, platform.clock.now()))
  const first = cards.filter(({ id }) => id === owner.default_card)
  return [...first, ...cards.filter(({ id }) => id !== owner.default_card)]
}

/** A card that the client kept and may still pay with. @throws Refusal `card_not_found` */
export async function ownCard(platform: Platform, accountId: string, cardId: string): Promise<string> {
  const card = (await listCards(platform, accountId)).find((one) => one.id === cardId)
  if (!card || card.isExpired) throw new Refusal('card_not_found')
  return card.id
}
