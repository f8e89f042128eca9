import { holdQuery } from '@ginipig/api-client/booking'
import { useApi } from '@ginipig/api-client/core'
import { listingMonthQuery, listingQuery } from '@ginipig/api-client/listing'
import { toWallClock } from '@ginipig/domain/time'
import { useWatchListing } from '@ginipig/features/shell'
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { AvailabilitySearch } from './availability-search.ts'
import { shownMonth } from './first-month.ts'
import { countByDate, pickedSlot, shownDate, viewSlots } from './slot-view.ts'

/** A listing's month as one client may use it, kept true by the socket. */
export function useAvailability(listingId: string, search: AvailabilitySearch) {
  const api = useApi()
  const now = Date.now()
  const { data: listing } = useSuspenseQuery(listingQuery(api, listingId))
  const month = shownMonth(search, listing, now)
  const monthly = useQuery({ ...listingMonthQuery(api, listingId, month), placeholderData: keepPreviousData })
  const { data: hold } = useQuery(holdQuery(api))
  useWatchListing(listingId)

  const liveHold = hold?.holdEndsAt != null && hold.holdEndsAt > now ? hold : null
  // The month before stays on screen while the next one loads, for its bounds only.
  const ofMonth = monthly.data?.month === month ? monthly.data.slots : []
  const slots = viewSlots(ofMonth, listingId, liveHold)
  const date = shownDate(slots, month, search.day)
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
