import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { canMoveTo, canPropose } from '@ginipig/domain/booking'
import type { AvailabilitySearch } from '../availability/availability-search.ts'
import { countByDate, pickedSlot, shownDate, viewSlots } from '../availability/slot-view.ts'
import { useMonth } from '../availability/use-month.ts'
import { wishUntil } from './can-move.ts'

/** The month of a booking's listing, of which the slots that the booking may move to, alone or when asked for. */
export function useMoveSlots(booking: ClientBooking, search: AvailabilitySearch) {
  const now = Date.now()
  const listingId = booking.listing.id
  const until = wishUntil(booking, booking.now)
  const canTake = (startsAt: number) =>
    until === undefined ? canMoveTo(booking, startsAt, now) : canPropose(booking, startsAt, until)
  const shown = useMonth(listingId, search, now, canTake)
  const slots = viewSlots(
    shown.slots.filter(({ startsAt }) => canTake(startsAt)),
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
