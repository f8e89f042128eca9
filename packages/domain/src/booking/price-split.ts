import { bp } from '#money/percentage.ts'
import type { BookingPolicy, ClientPolicy } from './policy.ts'

export const paymentPlans = ['deposit', 'full'] as const
export type PaymentPlan = (typeof paymentPlans)[number]

/** What a booking costs, in whole pence. `total = deposit + balance`; `discount` comes off the balance. */
export type PriceSplit = {
  price: number
  discount: number
  total: number
  deposit: number
  balance: number
  commission: number
  /** What the provider receives once the service is done: price − commission. */
  earnings: number
}

/** What a client pays, without what the provider has of it. */
export type ClientSplit = Omit<PriceSplit, 'commission' | 'earnings'>

/** Splits a price by the policy. A balance under the smallest charge is merged into the deposit, which
 *  leaves only the payment in full. Source: money.md §2. @param price - pence ≥ 750 @param discount - promo, pence */
export function splitPrice(price: number, policy: BookingPolicy, discount = 0): PriceSplit {
  const total = price - discount
  const wanted = Math.min(Math.max(bp(price, policy.depositRate), policy.smallestChargePence), total)
  const deposit = total - wanted < policy.smallestChargePence ? total : wanted
  const commission = bp(price, policy.commissionRate)
  return { price, discount, total, deposit, balance: total - deposit, commission, earnings: price - commission }
}

/** Pence due when the client requests. */
export function dueNow(split: Pick<PriceSplit, 'total' | 'deposit'>, plan: PaymentPlan): number {
  return plan === 'full' ? split.total : split.deposit
}

/** The plans a client may choose, deposit first. Under 36 hours to the start (44 when the provider
 *  answers by hand) only payment in full; beyond 85 days only the deposit. Source: product.md §2, money.md §1.2–1.3.
 *  @param startsAt - epoch ms  @param now - epoch ms */
export function offeredPlans(
  booking: { split: ClientSplit; startsAt: number; approval: 'automatic' | 'manual' },
  policy: ClientPolicy,
  now: number,
): PaymentPlan[] {
  const wait = booking.approval === 'manual' ? policy.responseWindowMs : 0
  const isBalanceAhead = booking.startsAt > now + policy.balanceBeforeMs + wait
  const isDepositOffered = isBalanceAhead && booking.split.balance > 0
  const isFullOffered = !isDepositOffered || booking.startsAt <= now + policy.longestFullPaymentMs
  return [...(isDepositOffered ? (['deposit'] as const) : []), ...(isFullOffered ? (['full'] as const) : [])]
}
