import { Month } from '@ginipig/contract/core/scalar.ts'
import { providerTabs } from '@ginipig/domain/booking'
import * as v from 'valibot'

export const BookingsSearch = v.object({
  tab: v.optional(v.fallback(v.optional(v.picklist(providerTabs)), undefined)),
  /** What of the past is looked for. */
  q: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80))), undefined)),
  month: v.optional(v.fallback(v.optional(Month), undefined)),
  booking: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined)),
})
export type BookingsSearch = v.InferOutput<typeof BookingsSearch>

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Of a booking's page: the list it was opened from, which the way back leads to. */
    bookings?: BookingsSearch
  }
}

/** A page of a tab; only the past is looked through. */
export const toListQuery = ({ tab = 'requests', q, month }: BookingsSearch) => ({
  tab,
  ...(tab === 'past' && q ? { q } : {}),
  ...(tab === 'past' && month ? { month } : {}),
})
