import { MAIN_ID } from '@ginipig/app/route/SkipLink.tsx'
import type { ProviderBooking } from '@ginipig/contract/booking/booking.ts'
import { canBooking } from '@ginipig/domain/booking'
import { Button } from '@ginipig/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { useEffect } from 'react'
import { useDecline } from './decline-context.ts'
import { useDecision } from './use-decision.ts'

type BookingDecisionProps = { booking: Pick<ProviderBooking, 'id' | 'status' | 'client'> }

/** Accept and decline, where the life cycle allows them; nothing otherwise. */
export function BookingDecision({ booking }: BookingDecisionProps) {
  const { t } = useLingui()
  const client = booking.client.firstName
  const { accept, once } = useDecision(booking.id, client)
  const { ask, prepare } = useDecline()
  const isWaiting = canBooking('accept', booking.status, 'provider')
  useEffect(() => {
    if (isWaiting) prepare()
  }, [isWaiting, prepare])
  useEffect(() => keepFocusOnPage, [])
  if (!isWaiting) return null
  return (
    <>
      <Button onClick={() => ask(booking)} disabled={accept.isPending || accept.isSuccess}>
        <Trans>Decline</Trans>
      </Button>
      <Button
        variant="primary"
        icon={<Check aria-hidden />}
        busy={accept.isPending || accept.isSuccess}
        busyLabel={t`Accepting…`}
        onClick={() => void once(() => accept.mutate({ params: { bookingId: booking.id } }))}
      >
        <Trans>Accept</Trans>
      </Button>
    </>
  )
}

/** The pressed button goes when its press is answered; on a list the next request takes over from `main`. */
function keepFocusOnPage(): void {
  if (document.activeElement === document.body) document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
}
