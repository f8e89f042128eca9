/** What a client pays at the least. Pence. Source: spec §5, §9. */
export const MIN_PRICE_PENCE = 750
/** A price is at most this part of the RRP, that is at least 30% off. Source: spec §5. */
export const MAX_SHARE_OF_RRP = 7_000

export type PriceProblem = 'price_below_minimum' | 'price_above_rrp' | 'discount_too_small'

/** What is wrong with a price, most basic first; undefined when it may be listed.
 *  Compared in whole pence without rounding: price × 10,000 ≤ RRP × 7,000. Source: spec §5. */
export function priceProblem(price: { rrp: number; price: number }): PriceProblem | undefined {
  if (price.price < MIN_PRICE_PENCE) return 'price_below_minimum'
  if (price.price > price.rrp) return 'price_above_rrp'
  if (price.price * 10_000 > price.rrp * MAX_SHARE_OF_RRP) return 'discount_too_small'
  return undefined
}

/** Whole per cent off the RRP, floored: 62.5% shows 62, never more than is true. Source: design.md §4. */
export function discountPercent({ rrp, price }: { rrp: number; price: number }): number {
  return rrp > 0 ? Math.floor(((rrp - price) * 100) / rrp) : 0
}

/** Whether a usual price looks mistyped beside the price: more than ten times of it. It is asked about and not refused, as
 *  no rule forbids it. Source: trust.md §5 (honest RRP). */
export const isDoubtful = ({ rrp, price }: { rrp: number; price: number }): boolean => rrp > price * 10

/** The highest price (pence) that an RRP allows; below the minimum nothing can be listed. */
export function highestPrice(rrp: number): number {
  return Math.floor((rrp * MAX_SHARE_OF_RRP) / 10_000)
}
