import type { ClientTab } from '@ginipig/domain/booking'
import * as v from 'valibot'

/** In the order in which they stand: what isn't booked yet has a tab of its own. */
export const myBookingsTabs = ['requested', 'upcoming', 'waiting', 'past'] as const satisfies readonly (
  | ClientTab
  | 'waiting'
)[]
export type MyBookingsTab = (typeof myBookingsTabs)[number]

export const MyBookingsSearch = v.object({
  tab: v.optional(v.fallback(v.optional(v.picklist(myBookingsTabs)), undefined)),
})
export type MyBookingsSearch = v.InferOutput<typeof MyBookingsSearch>
