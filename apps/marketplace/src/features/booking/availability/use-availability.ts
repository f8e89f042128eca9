import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { getHold } from '@ginipig/contract/booking/client-calls.ts'
import { useQuery } from '@tanstack/react-query'
import type { AvailabilitySearch } from './availability-search.ts'
import { countByDate, pickedSlot, shownDate, viewSlots } from './slot-view.ts'
import { useMonth } from './use-month.ts'

/** A listing's month as one client may use it. */
export function useAvailability(listingId: string, search: AvailabilitySearch) {
  const now = Date.now()
  const shown = useMonth(listingId, search, now)
  const { data: hold } = useQuery(query(useApi(), getHold))
  const liveHold = hold?.holdEndsAt != null && hold.holdEndsAt > now ? hold : null
  const slots = viewSlots(shown.slots, listingId, liveHold)
  const date = shownDate(slots, shown.month, search.day, shown.listing.mustHaves, now)
  const daySlots = slots.filter((slot) => slot.date === date)
  return {
    ...shown,
    counts: countByDate(slots),
    date,
    daySlots,
    /** The day that is looked at, where nothing of it can be taken. */
    fullDay: daySlots.length > 0 && daySlots.every(({ state }) => state === 'taken') ? date : undefined,
    ...pickedSlot(slots, search.slot),
    hold: liveHold,
  }
}
