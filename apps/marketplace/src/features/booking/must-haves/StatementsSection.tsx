import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { LegalLink } from '@ginipig/features/legal-link/LegalLink.tsx'
import { Checkbox } from '@ginipig/ui/checkbox'
import { Trans } from '@lingui/react/macro'
import { ListChecks } from 'lucide-react'
import { CancellationWords } from '../terms/CancellationWords.tsx'
import { ConfirmationWords } from '../terms/ConfirmationWords.tsx'
import type { Given } from './draft-store.ts'
import { SectionCard } from './SectionCard.tsx'

type StatementsSectionProps = {
  booking: ClientBooking
  given: Given
  change: (part: Partial<Given>) => void
  isDone: boolean
}

/** The two statements that every booking asks for, the policy in its own numbers. */
export function StatementsSection({ booking, given, change, isDone }: StatementsSectionProps) {
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
        <Checkbox
          checked={given.isTruthful}
          onChange={(event) => change({ isTruthful: event.target.checked })}
          label={<Trans>What I’ve told {name} is true</Trans>}
        />
        <Checkbox
          checked={given.agreesToPolicy}
          onChange={(event) => change({ agreesToPolicy: event.target.checked })}
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
      </div>
    </SectionCard>
  )
}
