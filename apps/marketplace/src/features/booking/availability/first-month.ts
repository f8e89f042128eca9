import type { ListingDetail } from '@ginipig/contract/listing/get-listing.ts'
import { toWallClock } from '@ginipig/domain/time'
import type { AvailabilitySearch } from './availability-search.ts'

/** The month shown: the one asked for, else the day's, else the one with the soonest slot, else this one.
 *  @returns YYYY-MM  @param now - epoch ms */
export function shownMonth(
  { month, day }: AvailabilitySearch,
  { nextSlotAt, zone }: Pick<ListingDetail, 'nextSlotAt' | 'zone'>,
  now: number,
): string {
  return month ?? day?.slice(0, 7) ?? toWallClock(nextSlotAt ?? now, zone).date.slice(0, 7)
}
