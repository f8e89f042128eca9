import { useDates } from '@ginipig/app/words/use-dates.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { patchTestBy } from '@ginipig/domain/listing'
import { RadioCardGroup } from '@ginipig/ui/radio-card'
import { Trans, useLingui } from '@lingui/react/macro'
import { TestTubeDiagonal } from 'lucide-react'
import type { Given } from './draft-store.ts'
import { SectionCard } from './SectionCard.tsx'
import { Tick } from './Tick.tsx'
import type { MustHavesForm } from './use-must-haves-form.ts'

type PatchTestSectionProps = {
  booking: ClientBooking
  /** Hours before the appointment by which the test must be done. */
  hoursBefore: number
  form: MustHavesForm
  consents: boolean
  isDone: boolean
}

/** What is said here is about health, so it is asked for only after consent: the consultation form's, or one of its own. */
export function PatchTestSection({ booking, hoursBefore, form, consents, isDone }: PatchTestSectionProps) {
  const { t } = useLingui()
  const dates = useDates()
  const name = booking.provider.firstName
  const latestAt = patchTestBy({ hoursBefore }, booking.startsAt)
  const latest = dates.friendlyDateTime(latestAt, booking.zone)
  const isTooLate = latestAt <= booking.now
  const isConsentElsewhere = booking.mustHavesAsked.consultation !== null
  return (
    <SectionCard
      icon={TestTubeDiagonal}
      category={booking.listing.category}
      title={<Trans>Patch test</Trans>}
      lead={<Trans>At least {hoursBefore} hours before your appointment.</Trans>}
      isDone={isDone}
    >
      {isConsentElsewhere ? null : (
        <form.AppField name="consentsToHealthData">
          {() => (
            <Tick
              label={<Trans>{name} may see my answer, which can be about my health</Trans>}
              description={<Trans>Only {name} sees it, only for this appointment. Untick and it isn’t kept.</Trans>}
            />
          )}
        </form.AppField>
      )}
      {isConsentElsewhere && !consents ? (
        <p>
          <Trans>Please tick first, in the consultation form, that {name} may see your answers.</Trans>
        </p>
      ) : null}
      {consents ? (
        <form.AppField name="patchTest">
          {({ state, handleChange }) => (
            <RadioCardGroup<NonNullable<Given['patchTest']>>
              aria-label={t`Patch test`}
              columns={2}
              options={[
                {
                  value: 'will_attend',
                  title: <Trans>I’ll come in for one</Trans>,
                  description: isTooLate ? (
                    <Trans>Too late: it had to be by {latest}</Trans>
                  ) : (
                    <Trans>By {latest}</Trans>
                  ),
                  disabled: isTooLate,
                },
                {
                  value: 'already_done',
                  title: <Trans>I’ve had one with {name}</Trans>,
                  description: <Trans>In the last six months</Trans>,
                },
              ]}
              value={state.value ?? undefined}
              onValueChange={handleChange}
            />
          )}
        </form.AppField>
      ) : null}
    </SectionCard>
  )
}
