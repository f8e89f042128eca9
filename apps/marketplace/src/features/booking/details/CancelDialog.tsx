import { slotChanged } from '@ginipig/api-client/booking.ts'
import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { errorCode } from '@ginipig/api-client/core/api-error.ts'
import { change, keyOf, makeStale } from '@ginipig/api-client/core/call-options.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { cancelBooking, getMyBooking } from '@ginipig/contract/booking/client-calls.ts'
import type { Settlement } from '@ginipig/domain/booking'
import { ConfirmDialog } from '@ginipig/ui/dialog'
import { ReceiptLine, ReceiptLines } from '@ginipig/ui/receipt'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'

type CancelDialogProps = {
  booking: ClientBooking
  /** What it costs now. */
  costs: Settlement
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Asks once more, with the pounds that will move. What is confirmed is what is shown: where it costs another sum by then,
 *  nothing happens and the new sum is shown. Source: money.md §2. */
export function CancelDialog({ booking, costs, isOpen, onOpenChange }: CancelDialogProps) {
  const { t } = useLingui()
  const money = useMoney()
  const toast = useToast()
  const textOf = useProblemText()
  const client = useQueryClient()
  const { id: bookingId, provider, captured } = booking
  const { mutate, isPending, error, reset } = useMutation({
    ...change(useApi(), cancelBooking, slotChanged),
    onError: (failure) => {
      if (errorCode(failure) === 'cost_changed')
        void makeStale(client, [keyOf(getMyBooking, { params: { bookingId } })])
    },
  })
  const refund = money(costs.refund)
  const confirm = () =>
    mutate(
      { params: { bookingId }, body: { loses: costs.forfeited } },
      {
        onSuccess: () => {
          onOpenChange(false)
          toast.success(
            costs.refund > 0
              ? t`Cancelled. ${refund} goes back to your card; banks take up to 10 days to show it.`
              : t`Cancelled. Nothing more will be taken.`,
          )
        },
      },
    )
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(isNowOpen) => {
        reset()
        onOpenChange(isNowOpen)
      }}
      title={t`Cancel your booking with ${{ name: provider.firstName }}?`}
      description={t`The time is free again for somebody else. This can’t be undone.`}
      confirmLabel={t`Cancel booking`}
      cancelLabel={t`Keep my booking`}
      tone="danger"
      busy={isPending}
      busyLabel={t`Cancelling…`}
      error={error ? textOf(error) : undefined}
      onConfirm={confirm}
    >
      <ReceiptLines>
        <ReceiptLine label={t`You paid`} value={money(captured)} />
        <ReceiptLine label={t`You get back`} value={refund} />
        <ReceiptLine label={t`Cancelling costs you`} value={money(costs.forfeited)} tone="total" />
      </ReceiptLines>
    </ConfirmDialog>
  )
}
