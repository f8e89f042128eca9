import type { ProviderBooking } from '@ginipig/contract/booking/booking.ts'
import { Button } from '@ginipig/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Foot } from '#shared/foot/Foot.tsx'
import { SideDialog } from './SideDialog.tsx'

/** What the provider told whoever decides about the money of their booking, and the way to say it. */
export function SidePart({ booking: { id, client, side, waiting } }: { booking: ProviderBooking }) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Foot>
      <p>
        {side !== null ? (
          t`“${{ text: side.words }}”`
        ) : waiting?.for === 'disputed' ? (
          <Trans>The bank decides. What you say goes into our answer to it.</Trans>
        ) : (
          <Trans>Nothing goes out while a person looks at it. Your side counts: say what happened.</Trans>
        )}
      </p>
      <Button onClick={() => setIsOpen(true)}>
        {side === null ? <Trans>Add your side</Trans> : <Trans>Say more</Trans>}
      </Button>
      <SideDialog bookingId={id} client={client.firstName} open={isOpen} onOpenChange={setIsOpen} />
    </Foot>
  )
}
