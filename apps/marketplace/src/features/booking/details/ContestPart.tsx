import { slotChanged } from '@ginipig/api-client/booking.ts'
import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { contestNoShow } from '@ginipig/contract/booking/client-calls.ts'
import { canContest, contestableUntil, noShowOf } from '@ginipig/domain/booking'
import { Button, type ButtonLinkProps } from '@ginipig/ui/button'
import { ConfirmDialog } from '@ginipig/ui/dialog'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import styles from './BookingDetailsPage.module.css'

/** For who was said not to have come: they say that they were there, and a person decides. Source: money.md §2. */
export function ContestPart({ booking, size }: { booking: ClientBooking; size: ButtonLinkProps['size'] }) {
  const { t } = useLingui()
  const dates = useDates()
  const toast = useToast()
  const textOf = useProblemText()
  const [isAsked, setIsAsked] = useState(false)
  const { mutate, isPending, error, reset } = useMutation(change(useApi(), contestNoShow, slotChanged))
  const { id: bookingId, provider, events, now, policy, zone } = booking
  const noShow = noShowOf(events)
  if (booking.status !== 'no_show' || !noShow || !canContest(noShow, policy, now)) return null
  const name = provider.firstName
  const until = dates.friendlyDateTime(contestableUntil(noShow.at, policy), zone)
  const confirm = () =>
    mutate(
      { params: { bookingId }, body: {} },
      {
        onSuccess: () => {
          setIsAsked(false)
          toast.success(t`Thank you. A person looks at it, and we tell you both.`)
        },
      },
    )
  return (
    <>
      <Button size={size} variant="primary" onClick={() => setIsAsked(true)}>
        <Trans>I was there</Trans>
      </Button>
      <p className={styles.Hint}>
        <Trans>
          You can say so until {until}. Until then {name} gets nothing.
        </Trans>
      </p>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={(isOpen) => {
          reset()
          setIsAsked(isOpen)
        }}
        title={t`Were you there?`}
        description={t`We tell ${name} that you say so, and ${name} gets nothing until a person has decided.`}
        confirmLabel={t`I was there`}
        cancelLabel={t`Go back`}
        busy={isPending}
        busyLabel={t`Sending…`}
        error={error ? textOf(error) : undefined}
        onConfirm={confirm}
      />
    </>
  )
}
