import type { Wait } from '@ginipig/contract/waitlist/waitlist.ts'
import { DEFAULT_ZONE, toWallClock } from '@ginipig/domain/time'
import { Button } from '@ginipig/ui/button'
import { Trans } from '@lingui/react/macro'
import { useWait } from './use-wait.ts'
import { WaitDay } from './WaitDay.tsx'

/** Waits for another day of the same listing; how long one has waited stays. Source: design notes (waitlist). */
export function ChangeDay({ wait: { listing, day } }: { wait: Pick<Wait, 'listing' | 'day'> }) {
  const { join, isJoining } = useWait(listing.id)
  return (
    <WaitDay
      listingId={listing.id}
      isFull={listing.nextSlotAt === null}
      value={day ?? undefined}
      month={toWallClock(Date.now(), DEFAULT_ZONE).date.slice(0, 7)}
      onValueChange={(chosen) => join(chosen ?? null)}
      renderButton={(button) => (
        <Button size="sm" variant="ghost" busy={isJoining} {...button}>
          <Trans>Change day</Trans>
        </Button>
      )}
    />
  )
}
