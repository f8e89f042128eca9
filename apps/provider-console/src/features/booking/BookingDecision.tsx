import type { ProviderBooking } from '@ginipig/contract/booking'
import { canBooking } from '@ginipig/domain/booking'
import { Button } from '@ginipig/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { DeclineDialog } from './DeclineDialog.tsx'
import { useDecision } from './use-decision.ts'

type BookingDecisionProps = { booking: Pick<ProviderBooking, 'id' | 'status' | 'client'> }

/** Accept and decline, where the life cycle allows them; nothing otherwise. */
export function BookingDecision({ booking }: BookingDecisionProps) {
  const { t } = useLingui()
  const client = booking.client.firstName
  const { accept, decline } = useDecision(booking.id, client)
  const [isDeclining, setIsDeclining] = useState(false)
  if (!canBooking('accept', booking.status, 'provider')) return null
  return (
    <>
      <Button onClick={() => setIsDeclining(true)} disabled={accept.isPending}>
        <Trans>Decline</Trans>
      </Button>
      <Button
        variant="primary"
        icon={<Check aria-hidden />}
        busy={accept.isPending}
        busyLabel={t`Accepting…`}
        onClick={() => accept.mutate()}
      >
        <Trans>Accept</Trans>
      </Button>
      <DeclineDialog
        open={isDeclining}
        onOpenChange={setIsDeclining}
        client={client}
        busy={decline.isPending}
        error={decline.error}
        onDecline={(why) => decline.mutate(why, { onSuccess: () => setIsDeclining(false) })}
      />
    </>
  )
}
