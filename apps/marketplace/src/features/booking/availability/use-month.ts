import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { useWatchListing } from '@ginipig/app/services/services-context.ts'
import { getListing, getListingMonth } from '@ginipig/contract/listing/get-listing.ts'
import { toWallClock } from '@ginipig/domain/time'
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { AvailabilitySearch } from './availability-search.ts'
import { shownMonth } from './first-month.ts'

/** The month of a listing that an address names, else its next one with a time that can be taken; kept true by the socket.
 *  @param now - epoch ms  @param canTake - whether a start is of use here, where not all are */
export function useMonth(
  listingId: string,
  search: AvailabilitySearch,
  now: number,
  canTake: (startsAt: number) => boolean = () => true,
) {
  const api = useApi()
  const { data: listing } = useSuspenseQuery(query(api, getListing, { params: { listingId } }))
  const nextSlots = listing.nextSlots.filter(({ startsAt }) => canTake(startsAt))
  const month = shownMonth(search, { ...listing, nextSlots }, now)
  const monthly = useQuery({
    ...query(api, getListingMonth, { params: { listingId, month } }),
    placeholderData: keepPreviousData,
  })
  useWatchListing(listingId)
  return {
    listing,
    month,
    // The month before stays on screen while the next one loads, for its bounds only.
    slots: monthly.data?.month === month ? monthly.data.slots : [],
    today: toWallClock(now, listing.zone).date,
    bounds: monthly.data && { first: monthly.data.firstDate, last: monthly.data.lastDate },
    isLoading: monthly.isPending || monthly.isPlaceholderData,
    error: monthly.error,
    retry: () => void monthly.refetch(),
  }
}
