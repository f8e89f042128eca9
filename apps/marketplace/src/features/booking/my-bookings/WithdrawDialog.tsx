import { slotChanged } from '@ginipig/api-client/booking.ts'
import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { withdrawRequest } from '@ginipig/contract/booking/client-calls.ts'
import { ConfirmDialog } from '@ginipig/ui/dialog'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'

type WithdrawDialogProps = {
  bookingId: string
  provider: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Takes a request back; it costs nothing, and says so before the click. Source: money.md §2. */
export function WithdrawDialog({ bookingId, provider, isOpen, onOpenChange }: WithdrawDialogProps) {
  const { t } = useLingui()
  const toast = useToast()
  const textOf = useProblemText()
  const { mutateAsync, isPending, error, reset } = useMutation(change(useApi(), withdrawRequest, slotChanged))
  const handleConfirm = () =>
    // Said also where the row it stands in has gone from its list by then.
    mutateAsync({ params: { bookingId } }).then(
      () => {
        onOpenChange(false)
        toast.success(t`Request withdrawn. Nothing was charged.`)
      },
      () => undefined, // the question says why
    )
  const handleOpenChange = (isNowOpen: boolean) => {
    reset()
    onOpenChange(isNowOpen)
  }
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={handleOpenChange}
      title={t`Withdraw your request?`}
      description={t`${provider} won’t get to answer it, and the slot goes back. Nothing is charged: the sum held on your card is released.`}
      confirmLabel={t`Withdraw request`}
      cancelLabel={t`Keep my request`}
      tone="danger"
      busy={isPending}
      busyLabel={t`Withdrawing…`}
      error={error ? textOf(error) : undefined}
      onConfirm={() => void handleConfirm()}
    />
  )
}
