import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { holdEnd } from '@ginipig/domain/booking'
import { Banner } from '@ginipig/ui/banner'
import { Button } from '@ginipig/ui/button'
import { Dialog } from '@ginipig/ui/dialog'
import { Trans, useLingui } from '@lingui/react/macro'
import { useGiveUp } from './use-give-up.ts'

type HoldEndedDialogProps = { booking: ClientBooking; isOpen: boolean }

/** Says that the minutes are up, that the slot was given back elsewhere, or that its provider can't offer it any more, that nothing was paid, and leads to the calendar
 *  of the same listing. */
export function HoldEndedDialog({ booking, isOpen }: HoldEndedDialogProps) {
  const { t } = useLingui()
  const dates = useDates()
  const textOf = useProblemText()
  const { giveUp, isPending, error } = useGiveUp(booking)
  const when = dates.friendlyDateTime(booking.startsAt, booking.zone)
  const name = booking.provider.firstName
  const words = {
    given_up: {
      title: t`You gave this time back`,
      text: t`${when} is back in ${name}’s diary. Nothing was paid.`,
    },
    taken_back: {
      title: t`This time is no longer available`,
      text: t`${name} can’t offer ${when} any more. Nothing was paid.`,
    },
    ran_out: {
      title: t`Your time ran out`,
      text: t`${when} went back to ${name}’s diary. Nothing was paid. It may still be there: have another look.`,
    },
  }[holdEnd(booking)]
  return (
    <Dialog
      open={isOpen}
      onOpenChange={() => {}}
      isDismissible={false}
      role="alertdialog"
      title={words.title}
      description={words.text}
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
