import { bookingPolicy, settle, splitPrice } from '@ginipig/domain/booking'

/** What the guides count with, pence: a usual price and what is asked instead. */
export const exampleUsual = 12_000
export const examplePrice = 5_400

/** What each part of the example comes to, by the rules of a booking's money. Pence. Source: money.md §2. */
export function exampleSums() {
  const split = splitPrice(examplePrice, bookingPolicy)
  const late = settle('no_show', { split, captured: split.total, startsAt: 0 }, bookingPolicy, 0)
  return { ...split, lateCost: late.forfeited, lateBack: late.refund, lateEarnings: late.providerShare }
}
