import type { ClientBookingRow } from '@ginipig/contract/booking/booking.ts'
import { ClientStatusBadge as StatusBadge } from '@ginipig/features/booking/StatusBadge.tsx'
import { clientStatusBadge, type StatusLook } from '@ginipig/features/booking/status-badge.ts'
import { Badge } from '@ginipig/ui/badge'
import { Trans } from '@lingui/react/macro'
import { Undo2 } from 'lucide-react'

type ClientStatusBadgeProps = {
  booking: Pick<ClientBookingRow, 'status' | 'paymentStatus' | 'wasThere' | 'plan' | 'proposal'>
  /** The provider, as the badge names them. */
  provider: string
}

/** A hold that was never paid ends like a payment that failed; only its missing plan tells them apart. */
export const isLapsedHold = ({ status, plan }: Pick<ClientBookingRow, 'status' | 'plan'>) =>
  status === 'payment_failed' && plan === null

/** The state of a booking in the client's words. */
export function ClientStatusBadge({ booking, provider }: ClientStatusBadgeProps) {
  if (isLapsedHold(booking)) {
    return (
      <Badge tone="neutral" icon={<Undo2 aria-hidden="true" />}>
        <Trans>Not paid, slot given back</Trans>
      </Badge>
    )
  }
  return <StatusBadge booking={booking} provider={provider} />
}

/** The colour of a booking's date tile: its badge's. */
export function statusTone(booking: ClientStatusBadgeProps['booking']): StatusLook['tone'] {
  return isLapsedHold(booking) ? 'neutral' : clientStatusBadge(booking, '').tone
}
