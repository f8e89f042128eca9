import type { ProviderBooking } from '@ginipig/contract/booking/booking.ts'
import { proposalUntil } from '@ginipig/domain/booking'
import { Button } from '@ginipig/ui/button'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { ProposeDialog } from './ProposeDialog.tsx'

/** The way to propose other times, while there is time to answer them. */
export function ProposePart({ booking, now }: { booking: ProviderBooking; now: () => number }) {
  const [isOpen, setIsOpen] = useState(false)
  if (booking.proposal !== null || proposalUntil('provider', booking, now()) === undefined) return null
  return (
    <>
      <Button variant="ghost" onClick={() => setIsOpen(true)}>
        <Trans>Propose other times</Trans>
      </Button>
      <ProposeDialog booking={booking} open={isOpen} onOpenChange={setIsOpen} />
    </>
  )
}
