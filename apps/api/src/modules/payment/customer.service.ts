import type { SavedCard } from '@ginipig/contract/payment'
import type Stripe from 'stripe'
import { at } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { isStripeOutage } from '#platform/stripe/gateway.ts'

/** Turns "Stripe is away" into words for a person; what is not an outage goes on as it is. */
export async function askStripe<Result>(question: () => Promise<Result>): Promise<Result> {
  try {
    return await question()
  } catch (error) {
    if (isStripeOutage(error)) throw new Refusal('payment_unavailable', { retryAfter: 5, cause: error })
    throw error
  }
}

const known = (platform: Platform, accountId: string) =>
  platform.database.row<{ stripe_customer: string }>('select stripe_customer from customer where account_id = $1', [
    accountId,
  ])

/** The Stripe customer of a client, made at the first payment. Two at once get the same by the key.
 *  @returns `cus_…` */
export async function ensureCustomer(platform: Platform, accountId: string): Promise<string> {
  const row = await known(platform, accountId)
  if (row) return row.stripe_customer
  const account = await platform.database.row<{ email: string; first_name: string; last_name: string }>(
    'select email, first_name, last_name from account where id = $1',
    [accountId],
  )
  const customer = await platform.stripe.customers.create(
    {
      metadata: { account_id: accountId },
      ...(account ? { email: account.email, name: `${account.first_name} ${account.last_name}` } : {}),
    },
    { idempotencyKey: `customer:${accountId}` },
  )
  await platform.database.row(
    'insert into customer (account_id, stripe_customer, created_at) values ($1, $2, $3) on conflict (account_id) do nothing',
    [accountId, customer.id, at(platform.clock.now())],
  )
  return (await known(platform, accountId))?.stripe_customer ?? customer.id
}

/** `customer.erase`. Safe to run twice: one that is gone is what was asked for. */
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
  const endsAt = Date.UTC(card.exp_year, card.exp_month)
  return [
    {
      id: method.id,
      brand: card.brand,
      last4: card.last4,
      expiryMonth: card.exp_month,
      expiryYear: card.exp_year,
      isExpired: endsAt <= now,
    },
  ]
}

/** The cards that a client chose to keep, newest first. @throws Refusal `payment_unavailable` */
export async function listCards(platform: Platform, accountId: string): Promise<SavedCard[]> {
  const row = await known(platform, accountId)
  if (!row) return []
  const methods = await askStripe(() =>
    platform.stripe.customers.listPaymentMethods(row.stripe_customer, {
      type: 'card',
      allow_redisplay: 'always',
      limit: 20,
    }),
  )
  return methods.data.flatMap((method) => toSavedCard(method, platform.clock.now()))
}
