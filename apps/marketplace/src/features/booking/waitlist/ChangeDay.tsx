import type { Wait } from '@ginipig/contract/waitlist/waitlist.ts'
import { Button } from '@ginipig/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { DateChoice } from '#shared/date-choice/DateChoice.tsx'
import { useWait } from './use-wait.ts'

/** Waits for another day of the same listing; how long one has waited stays. Source: design notes (waitlist). */
export function ChangeDay({ wait: { listing, day } }: { wait: Pick<Wait, 'listing' | 'day'> }) {
  const { t } = useLingui()
  const { join, isJoining } = useWait(listing.id)
  return (
    <DateChoice
      label={t`Day to wait for`}
      value={day ?? undefined}
      onValueChange={(chosen) => join(chosen ?? null)}
      renderButton={(button) => (
        <Button size="sm" variant="ghost" busy={isJoining} {...button}>
          <Trans>Change day</Trans>
        </Button>
      )}
    />
  )
}
