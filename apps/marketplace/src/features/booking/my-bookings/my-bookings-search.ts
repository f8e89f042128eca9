import { lenient } from '@ginipig/app/route/lenient.ts'
import { type ClientTab, clientTabs } from '@ginipig/domain/booking'
import * as v from 'valibot'

export type MyBookingsTab = ClientTab | 'waiting'

/** In the order in which they stand: what isn't booked yet has a tab of its own, before what is over. */
export const myBookingsTabs: readonly MyBookingsTab[] = clientTabs.flatMap((tab) =>
  tab === 'past' ? ['waiting', tab] : [tab],
)

export const MyBookingsSearch = v.object({
  tab: lenient(v.picklist(myBookingsTabs)),
})
export type MyBookingsSearch = v.InferOutput<typeof MyBookingsSearch>
