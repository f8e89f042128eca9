import { providerBookingChanged } from '@ginipig/api-client/booking.ts'
import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { acceptBooking, declineBooking } from '@ginipig/contract/booking/provider-calls.ts'
import { useLingui } from '@lingui/react/macro'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'

const answerKey = (bookingId: string) => ['answerBooking', bookingId]

/** Was this request answered, here or in another part of the page, or is it being? Known at once, before anything is
 *  drawn again: a second press comes sooner. */
const isAnswered = (client: QueryClient, bookingId: string) =>
  client
    .getMutationCache()
    .findAll({ mutationKey: answerKey(bookingId) })
    .some(({ state: { status } }) => status === 'pending' || status === 'success')

/** Accepting and declining one request, once. Accepting says so by toast; declining answers in its dialog. */
export function useDecision(bookingId: string, clientName: string) {
  const { t } = useLingui()
  const api = useApi()
  const toast = useToast()
  const textOf = useProblemText()
  const client = useQueryClient()
  const mutationKey = answerKey(bookingId)
  const accept = useMutation({
    ...change(api, acceptBooking, providerBookingChanged),
    mutationKey,
    onError: (error) => toast.error(textOf(error)),
    onSettled: (_booking, error) => {
      if (!error) toast.success(t`Accepted. We’re taking ${{ client: clientName }}’s payment now.`)
    },
  })
  const decline = useMutation({
    ...change(api, declineBooking, providerBookingChanged),
    mutationKey,
    onSettled: (_booking, error) => {
      if (!error) toast.success(t`Declined. ${{ client: clientName }}’s card is released and nothing is charged.`)
    },
  })
  /** Does nothing while the request is being answered, and after. */
  const once = async (answer: () => unknown) => {
    if (!isAnswered(client, bookingId)) await answer()
  }
  return { accept, decline, once }
}
