import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { isHoldGivenUp } from '@ginipig/domain/booking'
import { Banner } from '@ginipig/ui/banner'
import { Button } from '@ginipig/ui/button'
import { Dialog } from '@ginipig/ui/dialog'
import { Trans, useLingui } from '@lingui/react/macro'
import { useGiveUp } from './use-give-up.ts'

type HoldEndedDialogProps = { booking: ClientBooking; isOpen: boolean }

/** Says that the minutes are up, or that the slot was given back elsewhere, that nothing was paid, and leads to the calendar
 *  of the same listing. */
export function HoldEndedDialog({ booking, isOpen }: HoldEndedDialogProps) {
  const { t } = useLingui()
  const dates = useDates()
  const textOf = useProblemText()
  const { giveUp, isPending, error } = useGiveUp(booking)
  const when = dates.friendlyDateTime(booking.startsAt, booking.zone)
  const isGivenUp = isHoldGivenUp(booking)
  return (
    <Dialog
      open={isOpen}
      onOpenChange={() => {}}
      isDismissible={false}
      role="alertdialog"
      title={isGivenUp ? <Trans>You gave this time back</Trans> : <Trans>Your time ran out</Trans>}
      description={
        isGivenUp
          ? t`${when} is back in ${booking.provider.firstName}’s diary. Nothing was paid.`
          : t`${when} went back to ${booking.provider.firstName}’s diary. Nothing was paid. It may still be there: have another look.`
      }
      actions={
        <Button variant="primary" busy={isPending} busyLabel={t`Opening…`} onClick={giveUp}>
          <Trans>Back to the calendar</Trans>
        </Button>
      }
    >
      {error ? (
        <Banner tone="danger" role="alert">
          {textOf(error)}
        </Banner>
      ) : undefined}
    </Dialog>
  )
}
