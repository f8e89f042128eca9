import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { getMyBooking } from '@ginipig/contract/booking/client-calls.ts'
import { getProviderBooking } from '@ginipig/contract/booking/provider-calls.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useMessagePaths } from './message-paths.ts'

/** The booking of the two, with what it has opened: phone and, for a client, the address; null while they are closed.
 *  `mine` is all of a client's own; `isPending` while it is asked for.
 *  @param bookingId - null asks for none */
export function useUnlocked(bookingId: string | null) {
  const api = useApi()
  const { isConsole } = useMessagePaths()
  const params = { bookingId: bookingId ?? '' }
  const mine = query(api, getMyBooking, { params })
  const asked = query(api, getProviderBooking, { params })
  const isAsked = bookingId !== null
  const ofMine = useQuery({ ...mine, queryFn: isAsked && !isConsole ? (mine.queryFn ?? skipToken) : skipToken })
  const ofAsked = useQuery({ ...asked, queryFn: isAsked && isConsole ? (asked.queryFn ?? skipToken) : skipToken })
  const [ofClient, ofProvider] = [ofMine.data, ofAsked.data]
  const phone = (isConsole ? ofProvider?.client.phone : ofClient?.provider.phone) ?? null
  const address = ofClient?.listing.type === 'online' ? null : (ofClient?.address ?? null)
  const isPending = isAsked && (isConsole ? ofAsked : ofMine).isPending
  return { booking: isConsole ? ofProvider : ofClient, isPending, mine: ofClient, phone, address }
}

/** What a phone dials. */
export const dialOf = (phone: string) => `tel:${phone.replace(/\s/g, '')}`
