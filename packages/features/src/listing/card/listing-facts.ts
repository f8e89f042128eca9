import type { ListingCard } from '@ginipig/contract/listing/listing-card.ts'
import { bookingPolicy, offeredPlans, type PriceSplit, splitPrice } from '@ginipig/domain/booking'

type Priced = Pick<ListingCard, 'price' | 'approval'>

/** Deposit and balance, where a slot can be had for a deposit; undefined where it takes payment in full, so that no
 *  card promises what the checkout refuses. Pence. @param startsAt - of the slot  @param now - epoch ms */
export function depositSplit(
  { price, approval }: Priced,
  startsAt: number | null | undefined,
  now: number,
): PriceSplit | undefined {
  if (startsAt === null || startsAt === undefined) return undefined
  const split = splitPrice(price, bookingPolicy)
  const plans = offeredPlans({ split, startsAt, approval }, bookingPolicy, now)
  return plans.includes('deposit') ? split : undefined
}

/** "M4 Manchester". Town and outward postcode are all that is told before a booking is accepted. */
export const placeOf = ({ outwardPostcode, town }: Pick<ListingCard, 'outwardPostcode' | 'town'>): string =>
  `${outwardPostcode} ${town}`.trim()
