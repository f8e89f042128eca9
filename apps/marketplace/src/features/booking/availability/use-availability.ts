import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { useWatchListing } from '@ginipig/app/services/services-context.ts'
import { getHold } from '@ginipig/contract/booking/client-calls.ts'
import { getListing, getListingMonth } from '@ginipig/contract/listing/get-listing.ts'
import { toWallClock } from '@ginipig/domain/time'
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { AvailabilitySearch } from './availability-search.ts'
import { shownMonth } from './first-month.ts'
import { countByDate, pickedSlot, shownDate, viewSlots } from './slot-view.ts'

/** A listing's month as one client may use it, kept true by the socket. */
export function useAvailability(listingId: string, search: AvailabilitySearch) {
  const api = useApi()
  const now = Date.now()
  const { data: listing } = useSuspenseQuery(query(api, getListing, { params: { listingId } }))
  const month = shownMonth(search, listing, now)
  const monthly = useQuery({
    ...query(api, getListingMonth, { params: { listingId, month } }),
    placeholderData: keepPreviousData,
  })
  const { data: hold } = useQuery(query(api, getHold))
  useWatchListing(listingId)

  const liveHold = hold?.holdEndsAt != null && hold.holdEndsAt > now ? hold : null
  // The month before stays on screen while the next one loads, for its bounds only.
  const ofMonth = monthly.data?.month === month ? monthly.data.slots : []
  const slots = viewSlots(ofMonth, listingId, liveHold)
  const date = shownDate(slots, month, search.day, listing.mustHaves, now)
  return {
    listing,
    month,
    today: toWallClock(now, listing.zone).date,
    bounds: monthly.data && { first: monthly.data.firstDate, last: monthly.data.lastDate },
    counts: countByDate(slots),
    date,
    daySlots: slots.filter((slot) => slot.date === date),
    ...pickedSlot(slots, search.slot),
    hold: liveHold,
    isLoading: monthly.isPending || monthly.isPlaceholderData,
    error: monthly.error,
    retry: () => void monthly.refetch(),
  }
}
