import { lenient } from '@ginipig/app/route/lenient.ts'
import { Month } from '@ginipig/contract/core/scalar.ts'
import { providerTabs } from '@ginipig/domain/booking'
import * as v from 'valibot'

export const BookingsSearch = v.object({
  tab: lenient(v.picklist(providerTabs)),
  /** What of the past is looked for. */
  q: lenient(v.pipe(v.string(), v.trim(), v.maxLength(80))),
  month: lenient(Month),
  booking: lenient(v.pipe(v.string(), v.uuid())),
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
