import { providerTabs } from '@ginipig/domain/booking'
import * as v from 'valibot'

const BookingsSearch = v.object({
  tab: v.optional(v.fallback(v.optional(v.picklist(providerTabs)), undefined)),
  booking: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined)),
})
export type BookingsSearch = v.InferOutput<typeof BookingsSearch>

/** Reads an address's search; never fails: what doesn't fit falls back to what is waiting. */
export const readBookings = (search: unknown): BookingsSearch => v.parse(BookingsSearch, search)
