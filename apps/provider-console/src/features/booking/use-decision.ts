import { bookingLists, oneBooking, providerBookingChanged } from '@ginipig/api-client/booking.ts'
import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { errorCode } from '@ginipig/api-client/core/api-error.ts'
import { change, keyOf, makeStale } from '@ginipig/api-client/core/call-options.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import {
  acceptBooking,
  declineBooking,
  getProviderBooking,
  undoAccept,
} from '@ginipig/contract/booking/provider-calls.ts'
import { canBooking } from '@ginipig/domain/booking'
import { useLingui } from '@lingui/react/macro'
import { type QueryClient, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'

const answerKey = (bookingId: string) => ['answerBooking', bookingId]

/** Was this request answered, here or in another part of the page, or is it being? Known at once, before anything is
 *  drawn again: a second press comes sooner. */
function isAnswered(client: QueryClient, bookingId: string): boolean {
  const isUnderWay = client
    .getMutationCache()
    .findAll({ mutationKey: answerKey(bookingId) })
    .some(({ state: { status } }) => status === 'pending')
  const booking = client.getQueryData(keyOf(getProviderBooking, { params: { bookingId } }))
  return isUnderWay || (booking !== undefined && !canBooking('accept', booking.status, 'provider'))
}

/** Answering one request, once, and taking a yes back. What came of it the booking itself says, where it is shown. */
export function useDecision(bookingId: string, clientName: string) {
  const { t } = useLingui()
  const api = useApi()
  const toast = useToast()
  const textOf = useProblemText()
  const client = useQueryClient()
  const mutationKey = answerKey(bookingId)
  const accept = useMutation({ ...change(api, acceptBooking, providerBookingChanged), mutationKey })
  const decline = useMutation({ ...change(api, declineBooking, providerBookingChanged), mutationKey })
  const undo = useMutation({
    ...change(api, undoAccept, providerBookingChanged),
    mutationKey,
    onError: (error) => {
      if (errorCode(error) !== 'booking_state') return toast.error(textOf(error))
      toast.info(t`Too late to undo: ${{ client: clientName }}’s payment is under way.`)
      return makeStale(client, [...oneBooking(bookingId), ...bookingLists])
    },
  })
  /** Does nothing while the request is being answered, and after. */
  const once = async (answer: () => unknown) => {
    if (!isAnswered(client, bookingId)) await answer()
  }
  /** An answer, or taking one back, is on its way: from whichever part of the page. */
  const isUnderWay = useIsMutating({ mutationKey }) > 0
  return { accept, decline, undo, once, isUnderWay }
}
