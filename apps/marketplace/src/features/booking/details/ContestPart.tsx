import { slotChanged } from '@ginipig/api-client/booking.ts'
import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { useAppForm } from '@ginipig/app/form/use-app-form.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { Contest, contestNoShow } from '@ginipig/contract/booking/client-calls.ts'
import { canContest, contestableUntil, MAX_SIDE, noShowOf } from '@ginipig/domain/booking'
import { Button, type ButtonLinkProps } from '@ginipig/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import styles from './BookingDetailsPage.module.css'

/** For who was said not to have come: they say that they were there, and a person decides. Source: money.md §2. */
export function ContestPart({ booking, size }: { booking: ClientBooking; size: ButtonLinkProps['size'] }) {
  const { t } = useLingui()
  const dates = useDates()
  const toast = useToast()
  const [isAsked, setIsAsked] = useState(false)
  const { id: bookingId, provider, events, now, policy, zone } = booking
  const contest = useMutation(change(useApi(), contestNoShow, slotChanged))
  const form = useAppForm({
    schema: Contest,
    defaultValues: { words: '' },
    onSubmit: (body) =>
      contest.mutateAsync(
        { params: { bookingId }, body },
        {
          onSuccess: () => {
            setIsAsked(false)
            toast.success(t`Thank you. A person looks at it, and we tell you both.`)
          },
        },
      ),
  })
  const noShow = noShowOf(events)
  if (booking.status !== 'no_show' || !noShow || !canContest(noShow, policy, now)) return null
  const name = provider.firstName
  const until = dates.friendlyDateTime(contestableUntil(noShow.at, policy), zone)
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
      <form.AppForm>
        <form.Question
          open={isAsked}
          onOpenChange={setIsAsked}
          title={<Trans>Were you there?</Trans>}
          description={t`We tell ${name} that you say so, and ${name} gets nothing until a person has decided.`}
          confirmLabel={t`I was there`}
          cancelLabel={t`Go back`}
          busyLabel={t`Sending…`}
        >
          <form.AppField name="words">
            {(field) => (
              <field.TextareaField
                label={<Trans>What happened?</Trans>}
                problemLabel={t`What happened`}
                marker={t`Optional`}
                hint={
                  <Trans>
                    When you came, how long you waited, what you wrote to each other. Only who decides reads it.
                  </Trans>
                }
                maxLength={MAX_SIDE}
                counterMax={MAX_SIDE}
                rows={4}
              />
            )}
          </form.AppField>
        </form.Question>
      </form.AppForm>
    </>
  )
}
