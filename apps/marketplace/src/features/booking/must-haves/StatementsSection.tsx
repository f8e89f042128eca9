import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { LegalLink } from '@ginipig/features/legal-link/LegalLink.tsx'
import { Trans } from '@lingui/react/macro'
import { ListChecks } from 'lucide-react'
import { CancellationWords } from '../terms/CancellationWords.tsx'
import { ConfirmationWords } from '../terms/ConfirmationWords.tsx'
import { SectionCard } from './SectionCard.tsx'
import { Tick } from './Tick.tsx'
import type { MustHavesForm } from './use-must-haves-form.ts'

type StatementsSectionProps = {
  booking: ClientBooking
  form: MustHavesForm
  isDone: boolean
}

/** The two statements that every booking asks for, the policy in its own numbers. */
export function StatementsSection({ booking, form, isDone }: StatementsSectionProps) {
  const name = booking.provider.firstName
  return (
    <SectionCard
      icon={ListChecks}
      category={booking.listing.category}
      title={<Trans>Two things to agree</Trans>}
      lead={<Trans>So that {name} and you know where you stand.</Trans>}
      isDone={isDone}
    >
      <div>
        <form.AppField name="isTruthful">
          {() => <Tick label={<Trans>What I’ve told {name} is true</Trans>} />}
        </form.AppField>
        <form.AppField name="agreesToPolicy">
          {() => (
            <Tick
              label={
                <Trans>
                  I agree to the{' '}
                  <LegalLink to="client-terms" section="cancelling" opensTab>
                    booking and cancellation policy
                  </LegalLink>
                </Trans>
              }
              description={
                <>
                  <ConfirmationWords booking={booking} /> <CancellationWords booking={booking} />
                </>
              }
            />
          )}
        </form.AppField>
      </div>
    </SectionCard>
  )
}
