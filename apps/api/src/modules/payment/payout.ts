import type { ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import type { listPayouts } from '@ginipig/contract/payment/payouts.ts'
import { payoutState } from '@ginipig/domain/payment'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Platform } from '#platform/platform.ts'
import { isStripeOutage } from '#platform/stripe/gateway.ts'
import { tell } from '#platform/tell/tell.ts'
import { type EarningsRow, findByStripe, readEarnings } from './earnings-account.sql.ts'
import { readPayouts, setPayout } from './payout.sql.ts'

/** As many as a page shows and a look reads: a month of daily ones. */
const LATEST = 31

/** Looks at the latest payouts of an account again; tells the provider's open pages what is new, and them of one that
 *  their bank sent back. */
async function look(platform: Platform, { provider_id: providerId, stripe_account: account }: EarningsRow) {
  const { database, stripe } = platform
  const { data } = await stripe.payouts.list({ limit: LATEST }, { stripeAccount: account })
  await database.transaction(async (sql) => {
    let isNews = false
    for (const { id, amount, currency, status, created, arrival_date } of data) {
      const state = payoutState(status)
      const [created_at, arrives_at] = [created * 1_000, arrival_date * 1_000]
      const was = await setPayout(sql, providerId, { id, amount, currency, state, created_at, arrives_at })
      isNews ||= was?.before !== state
      if (state === 'failed' && was?.before !== 'failed')
        await tell(platform, sql, {
          accountId: providerId,
          event: `payout.${id}`,
          about: { pageId: providerId },
          kind: 'payout_failed',
        })
    }
    if (isNews) await enqueue(sql, 'earnings.changed', { providerId }, `earnings.changed:${providerId}`)
  })
}

/** The same by the account's id, as an event names it; one that is not ours is left alone. */
export async function lookAtPayouts(platform: Platform, stripeAccount: string): Promise<void> {
  const known = await findByStripe(platform.database, stripeAccount)
  if (known) await look(platform, known)
}

/** A provider's payouts, asked anew: an event may be lost, and money that is said to be with a bank must be. */
export async function payoutsOf(platform: Platform, providerId: string): Promise<ResponseOf<typeof listPayouts>> {
  const account = await readEarnings(platform.database, providerId)
  if (!account) return { items: [], bankLast4: null }
  await look(platform, account).catch((error: unknown) => {
    if (!isStripeOutage(error)) throw error
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
  }
}
