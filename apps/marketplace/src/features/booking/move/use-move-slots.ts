import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { canMoveTo } from '@ginipig/domain/booking'
import type { AvailabilitySearch } from '../availability/availability-search.ts'
import { countByDate, pickedSlot, shownDate, viewSlots } from '../availability/slot-view.ts'
import { useMonth } from '../availability/use-month.ts'

/** The month of a booking's listing, of which the slots that the booking may move to. */
export function useMoveSlots(booking: ClientBooking, search: AvailabilitySearch) {
  const now = Date.now()
  const listingId = booking.listing.id
  const shown = useMonth(listingId, search, now)
  const slots = viewSlots(
    shown.slots.filter(({ startsAt }) => canMoveTo(booking, startsAt, now)),
    listingId,
    null,
  )
  // What the booking asks for is checked by `canMoveTo`: the day needs no second look at it.
  const date = shownDate(slots, shown.month, search.day, { patchTest: null }, now)
  return {
    ...shown,
    counts: countByDate(slots),
    date,
    daySlots: slots.filter((slot) => slot.date === date),
    ...pickedSlot(slots, search.slot),
  }
}
