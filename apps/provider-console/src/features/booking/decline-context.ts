import type { ProviderBooking } from '@ginipig/contract/booking/booking.ts'
import { createContext, use } from 'react'

/** What the question needs to know of a booking. */
export type Declinable = Pick<ProviderBooking, 'id' | 'client' | 'status' | 'respondBy' | 'zone' | 'now'>

export type Decline = {
  ask: (booking: Declinable) => void
  /** Brings the question's code, so that it is there when it is asked. */
  prepare: () => void
}

export const DeclineContext = createContext<Decline | null>(null)

/** Opens the question why a request is declined. Of a page within a `DeclineHost`. */
export function useDecline(): Decline {
  const decline = use(DeclineContext)
  if (decline === null) throw new Error('There is no DeclineHost around')
  return decline
}
