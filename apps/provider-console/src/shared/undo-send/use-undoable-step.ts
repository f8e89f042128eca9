import { providerBookingChanged } from '@ginipig/api-client/booking.ts'
import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import type { completeBooking, releasePayment } from '@ginipig/contract/booking/provider-calls.ts'
import { useMutation } from '@tanstack/react-query'
import { useUndoableSend } from './use-undoable-send.ts'

type UndoableStep = {
  call: typeof completeBooking | typeof releasePayment
  bookingId: string
  told: string
  onSettled: () => void
}

/** A press that is sent late, and told where it worked or didn't. */
export function useUndoableStep({ call, bookingId, told, onSettled }: UndoableStep) {
  const toast = useToast()
  const textOf = useProblemText()
  const { mutateAsync, isPending } = useMutation({
    ...change(useApi(), call, providerBookingChanged),
    onError: (error) => toast.error(textOf(error)),
  })
  const late = useUndoableSend(() => {
    // Not by a callback of the mutation's: those are not called once what was pressed is gone from the page.
    mutateAsync({ params: { bookingId } }).then(
      () => {
        toast.success(told)
        onSettled()
      },
      () => undefined, // told above
    )
  })
  return { ...late, isPending }
}
