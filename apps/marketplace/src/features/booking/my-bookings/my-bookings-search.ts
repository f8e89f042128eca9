import { lenient } from '@ginipig/app/route/lenient.ts'
import { type ClientTab, clientTabs } from '@ginipig/domain/booking'
import * as v from 'valibot'

export type MyBookingsTab = ClientTab | 'waiting'

/** In the order in which they stand: what isn't booked yet has a tab of its own, before what is over. */
export const myBookingsTabs: readonly MyBookingsTab[] = clientTabs.flatMap((tab) =>
  tab === 'past' ? ['waiting', tab] : [tab],
)

type Waiting = {
  counts: Readonly<Partial<Record<ClientTab, number>>>
  /** Of them, what waits for the client. */
  toAnswer: Readonly<Record<'requested' | 'upcoming', number>>
  /** Lines that they stand in, and whether a time is held for them in one. */
  waits: number
  isTimeHeld: boolean
}

/** The tab that opens where none is asked for: where the client is needed, what ends soonest first, else where there is
 *  something. */
export function openingTab({ counts, toAnswer, waits, isTimeHeld }: Waiting): MyBookingsTab {
  if (isTimeHeld) return 'waiting'
  const asks = (['requested', 'upcoming'] as const).find((tab) => toAnswer[tab] > 0)
  if (asks) return asks
  const has: Partial<Record<MyBookingsTab, number>> = { ...counts, waiting: waits }
  return myBookingsTabs.find((tab) => (has[tab] ?? 0) > 0) ?? 'requested'
}

export const MyBookingsSearch = v.object({
  tab: lenient(v.picklist(myBookingsTabs)),
})
export type MyBookingsSearch = v.InferOutput<typeof MyBookingsSearch>
