import type { ListingDetail } from '@ginipig/contract/listing/get-listing.ts'
import { toWallClock } from '@ginipig/domain/time'
import type { AvailabilitySearch } from './availability-search.ts'

/** The month shown: the one asked for, else the day's, else the one with the soonest slot that
 *  somebody new can take, else this one.
 *  @returns YYYY-MM  @param now - epoch ms */
export function shownMonth(
  { month, day }: AvailabilitySearch,
  { nextSlots, nextSlotAt, zone }: Pick<ListingDetail, 'nextSlots' | 'nextSlotAt' | 'zone'>,
  now: number,
): string {
  return month ?? day?.slice(0, 7) ?? toWallClock(nextSlots[0]?.startsAt ?? nextSlotAt ?? now, zone).date.slice(0, 7)
}
