import { acceptBookingMutation, declineBookingMutation } from '@ginipig/api-client/booking'
import { useApi } from '@ginipig/api-client/core'
import { useProblemText } from '@ginipig/features/problem'
import { useToast } from '@ginipig/features/shell'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'

/** Accepting and declining one request. Accepting says so by toast; declining answers in its dialog. */
export function useDecision(bookingId: string, client: string) {
  const { t } = useLingui()
  const api = useApi()
  const toast = useToast()
  const textOf = useProblemText()
  const accept = useMutation({
    ...acceptBookingMutation(api, bookingId),
    onError: (error) => toast.error(textOf(error)),
    onSettled: (_booking, error) => {
      if (!error) toast.success(t`Accepted. We’re taking ${client}’s payment now.`)
    },
  })
  const decline = useMutation({
    ...declineBookingMutation(api, bookingId),
    onSettled: (_booking, error) => {
      if (!error) toast.success(t`Declined. ${client}’s card is released and nothing is charged.`)
    },
  })
  return { accept, decline }
}
