import { providerTabs } from '@ginipig/domain/booking'
import * as v from 'valibot'

export const BookingsSearch = v.object({
  tab: v.optional(v.fallback(v.optional(v.picklist(providerTabs)), undefined)),
  booking: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined)),
})
export type BookingsSearch = v.InferOutput<typeof BookingsSearch>
