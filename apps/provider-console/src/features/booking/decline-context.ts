import type { ProviderBooking } from '@ginipig/contract/booking/booking.ts'
import { createContext, use } from 'react'

/** What the question needs to know of a booking. */
export type Declinable = Pick<
  ProviderBooking,
  'id' | 'client' | 'status' | 'respondBy' | 'zone' | 'now' | 'mustHavesAsked'
>

type AskToDecline = (booking: Declinable) => void

export const DeclineContext = createContext<AskToDecline | null>(null)

/** Opens the question why a request is declined. Of a page within a `DeclineHost`. */
export function useDecline(): AskToDecline {
  const ask = use(DeclineContext)
  if (ask === null) throw new Error('There is no DeclineHost around')
  return ask
}
