import { type BookingEnd, bookingPolicy, settle, splitPrice } from '@ginipig/domain/booking'
import { HOUR_MS } from '@ginipig/domain/time'
import { expect, test } from 'vitest'
import { type Posting, postings } from './postings.ts'

const whose = { bookingId: 'b', providerId: 'p' }

/** What is left on each account. */
function balances(all: readonly Posting[]): Record<string, number> {
  const sums = new Map<string, number>()
  for (const { entries } of all)
    for (const [account, pence] of entries) sums.set(account, (sums.get(account) ?? 0) + pence)
  return Object.fromEntries([...sums].filter(([, sum]) => sum !== 0))
}

const sumOf = ({ entries }: Posting) => entries.reduce((sum, [, pence]) => sum + pence, 0)

/** £50 with a promo code: authorised, captured, ended, refunded, netted and transferred. */
function whole(end: BookingEnd, wishes: { captured: number; hoursBefore: number; discount?: number; debt?: number }) {
  const { captured, hoursBefore, discount = 0, debt = 0 } = wishes
  const split = splitPrice(5_000, bookingPolicy, discount)
  const settled = settle(end, { split, captured, startsAt: 0 }, bookingPolicy, -hoursBefore * HOUR_MS)
  const netted = Math.min(debt, settled.providerShare)
  return [
    postings.authorised(750),
    postings.captured('b', 750, 750),
    ...(captured > 750 ? [postings.captured('b', captured - 750, 0)] : []),
    ...postings.ended(end, settled, { ...whose, discount }),
    postings.refunded('b', settled.refund),
    postings.netted('p', netted),
    postings.transferred('p', settled.providerShare - netted),
  ]
}

/** money.md §2, worked for £50; the fees of Stripe aside. */
test.for<{ end: BookingEnd; captured: number; hoursBefore: number; discount?: number; debt?: number; left: object }>([
  { end: 'cancelled_by_client', captured: 750, hoursBefore: 36, left: { stripe: 750, cancel_income: -750 } },
  { end: 'cancelled_by_client', captured: 5_000, hoursBefore: 35, left: { stripe: 750, cancel_income: -750 } },
  { end: 'no_show', captured: 5_000, hoursBefore: 0, left: { stripe: 750, cancel_income: -750 } },
  { end: 'cancelled_unpaid', captured: 750, hoursBefore: 12, left: {} },
  {
    end: 'cancelled_by_provider',
    captured: 5_000,
    hoursBefore: 9,
    left: { 'provider_receivable/p': 750, provider_fee_income: -750 },
  },
  { end: 'released', captured: 5_000, hoursBefore: 0, left: { stripe: 750, commission: -750 } },
  {
    end: 'released',
    captured: 4_500,
    hoursBefore: 0,
    discount: 500,
    left: { stripe: 250, commission: -750, promo_expense: 500 },
  },
  // The receivable of 750 was booked when the provider cancelled another booking; here it is paid off.
  {
    end: 'released',
    captured: 5_000,
    hoursBefore: 0,
    debt: 750,
    left: { stripe: 1_500, commission: -750, 'provider_receivable/p': -750 },
  },
])('£50, $captured paid, $end: what is left is the platform’s, on every account', ({ end, left, ...wishes }) => {
  const all = whole(end, wishes)
  expect(all.map(sumOf)).toEqual(all.map(() => 0))
  expect(balances(all)).toEqual(left)
})

test('what is authorised and let go leaves nothing; a fee leaves Stripe’s balance', () => {
  expect(balances([postings.authorised(750), postings.voided(750)])).toEqual({})
  expect(balances([postings.fee(31)])).toEqual({ stripe: -31, stripe_fees: 31 })
})
