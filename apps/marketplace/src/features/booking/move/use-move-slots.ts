import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { useWatchListing } from '@ginipig/app/services/services-context.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { getListing, getListingMonth } from '@ginipig/contract/listing/get-listing.ts'
import { canMoveTo } from '@ginipig/domain/booking'
import { toWallClock } from '@ginipig/domain/time'
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { AvailabilitySearch } from '../availability/availability-search.ts'
import { shownMonth } from '../availability/first-month.ts'
import { countByDate, pickedSlot, shownDate, viewSlots } from '../availability/slot-view.ts'

/** The month of a booking's listing, of which the slots that the booking may move to; kept true by the socket. */
export function useMoveSlots(booking: ClientBooking, search: AvailabilitySearch) {
  const api = useApi()
  const now = Date.now()
  const params = { listingId: booking.listing.id }
  const { data: listing } = useSuspenseQuery(query(api, getListing, { params }))
  const month = shownMonth(search, listing, now)
  const monthly = useQuery({
    ...query(api, getListingMonth, { params: { ...params, month } }),
    placeholderData: keepPreviousData,
  })
  useWatchListing(params.listingId)
  const ofMonth = monthly.data?.month === month ? monthly.data.slots : []
  const slots = viewSlots(
    ofMonth.filter(({ startsAt }) => canMoveTo(booking, startsAt, now)),
    params.listingId,
    null,
  )
  // What the booking asks for is checked by `canMoveTo`: the day needs no second look at it.
  const date = shownDate(slots, month, search.day, { patchTest: null }, now)
  return {
    listing,
    month,
    today: toWallClock(now, listing.zone).date,
    bounds: monthly.data && { first: monthly.data.firstDate, last: monthly.data.lastDate },
    counts: countByDate(slots),
    date,
    daySlots: slots.filter((slot) => slot.date === date),
    ...pickedSlot(slots, search.slot),
    isLoading: monthly.isPending || monthly.isPlaceholderData,
    error: monthly.error,
    retry: () => void monthly.refetch(),
  }
}
