import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { useLiveHold } from '#shared/live-hold/use-live-hold.ts'
import type { AvailabilitySearch } from './availability-search.ts'
import { countByDate, isPickable, pickedSlot, shownDate, viewSlots } from './slot-view.ts'
import { useMonth } from './use-month.ts'

/** A listing's month with one of its days, and of that what is picked. @param hold - what this person holds, if anything */
export function useSlotsOf(listingId: string, search: AvailabilitySearch, hold: ClientBooking | null) {
  const now = Date.now()
  const shown = useMonth(listingId, search, now)
  const slots = viewSlots(shown.slots, listingId, hold)
  const date = shownDate(slots, shown.month, search.day, shown.listing.mustHaves, now)
  const daySlots = slots.filter((slot) => slot.date === date)
  return {
    ...shown,
    counts: countByDate(slots),
    date,
    daySlots,
    /** The day that is looked at, where nothing of it can be taken. */
    fullDay: daySlots.length > 0 && !daySlots.some(isPickable) ? date : undefined,
    ...pickedSlot(slots, search.slot),
  }
}

/** The same as one client may use it. */
export function useAvailability(listingId: string, search: AvailabilitySearch) {
  const hold = useLiveHold()
  return { ...useSlotsOf(listingId, search, hold), hold }
}
