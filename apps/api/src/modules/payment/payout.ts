import type { ProviderBooking } from '@ginipig/contract/booking/booking.ts'
import type { ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import type { listPayouts } from '@ginipig/contract/payment/payouts.ts'
import { payoutState } from '@ginipig/domain/payment'
import type Stripe from 'stripe'
import type { BookingKey } from '#platform/database/provider-key.ts'
import type { Sql } from '#platform/database/sql.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { notify } from '#platform/notify/notify.ts'
import type { Platform } from '#platform/platform.ts'
import { isStripeOutage } from '#platform/stripe/gateway.ts'
import { claimAccount, type EarningsRow, findByStripe, readEarnings } from './earnings-account.sql.ts'
import { beginLook } from './payment.sql.ts'
import { readPayoutOf, readPayouts, saveParts, setPayout } from './payout.sql.ts'

/** As many as a page shows and a look reads: a month of daily ones. */
const LATEST = 31

/** Bookings that one payout can be of. */
const MOST_PARTS = 1_000

/** What an account's payout took along: transfers by the account's own names for them, and payouts that a bank had sent
 *  back. */
async function partsOf({ stripe }: Platform, stripeAccount: string, payout: string) {
  const parts = await stripe.balanceTransactions
    .list({ payout, limit: 100 }, { stripeAccount })
    .autoPagingToArray({ limit: MOST_PARTS })
  const sources = (type: Stripe.BalanceTransaction.Type) =>
    parts.flatMap((part) => (part.type === type && typeof part.source === 'string' ? [part.source] : []))
  return { payments: sources('payment'), again: sources('payout_failure') }
}

/** Looks at the latest payouts of an account again, and into those of which something is new; tells the provider's open pages what is new, and them of one that
 *  their bank sent back. */
async function sync(platform: Platform, row: EarningsRow): Promise<void> {
  const { provider_id: providerId, stripe_account: account } = row
  const { database, stripe } = platform
  const look = await beginLook(database)
  const { data } = await stripe.payouts.list({ limit: LATEST }, { stripeAccount: account })
  const known = new Map((await readPayouts(database, providerId, LATEST)).map(({ id, state }) => [id, state]))
  const parts = new Map<string, Awaited<ReturnType<typeof partsOf>>>()
  for (const { id, status } of data) {
    if (known.get(id) !== payoutState(status)) parts.set(id, await partsOf(platform, account, id))
  }
  const isApplied = await database.transaction(async (sql) => {
    if (!(await claimAccount(sql, providerId, look))) return false
    let isNews = false
    // Oldest first: what a bank sent back goes on to the payout that took it along again.
    for (const { id, amount, currency, status, created, arrival_date } of data.toReversed()) {
      const state = payoutState(status)
      const [created_at, arrives_at] = [created * 1_000, arrival_date * 1_000]
      const was = await setPayout(sql, providerId, { id, amount, currency, state, created_at, arrives_at })
      isNews ||= was?.before !== state
      const took = parts.get(id)
      if (took) await saveParts(sql, providerId, { id, ...took })
      if (state === 'failed' && was?.before !== 'failed')
        await notify(platform, sql, {
          accountId: providerId,
          event: `payout.${id}`,
          about: { pageId: providerId },
          kind: 'payout_failed',
        })
    }
    if (isNews) await enqueue(sql, 'earnings.changed', { providerId }, `earnings.changed:${providerId}`)
    return true
  })
  if (!isApplied) await sync(platform, row)
}

/** The same by the account's id, as an event names it; one that is not ours is left alone. */
export async function syncPayouts(platform: Platform, stripeAccount: string): Promise<void> {
  const known = await findByStripe(platform.database, stripeAccount)
  if (known) await sync(platform, known)
}

/** How far a booking's money is on its way to its provider's bank; null before it is. */
export async function payoutOf(sql: Sql, booking: BookingKey): Promise<ProviderBooking['payout']> {
  const row = await readPayoutOf(sql, booking)
  return row ? { id: row.id, state: row.state, arrivesAt: row.arrives_at } : null
}

/** Pence on an account and in no payout yet: what came of a charge whose funds are not there yet lies there too. */
async function atStripe({ stripe, config }: Platform, stripeAccount: string): Promise<number> {
  const { available, pending } = await stripe.balance.retrieve({}, { stripeAccount })
  const ours = [...available, ...pending].filter(({ currency }) => currency === config.currency.toLowerCase())
  return ours.reduce((sum, { amount }) => sum + amount, 0)
}

/** A provider's payouts, asked anew: an event may be lost, and money that is said to be with a bank must be. */
export async function payoutsOf(platform: Platform, providerId: string): Promise<ResponseOf<typeof listPayouts>> {
  const account = await readEarnings(platform.database, providerId)
  if (!account) return { items: [], bankLast4: null, atStripe: 0 }
  const left = await sync(platform, account)
    .then(() => atStripe(platform, account.stripe_account))
    .catch((error: unknown) => {
      if (!isStripeOutage(error)) throw error
      return null
    })
  const rows = await readPayouts(platform.database, providerId, LATEST)
  return {
    items: rows.map(({ id, amount, state, created_at, arrives_at }) => ({
      id,
      amount,
      state,
      createdAt: created_at,
      arrivesAt: arrives_at,
    })),
    bankLast4: account.bank_last4,
    atStripe: left,
  }
}
