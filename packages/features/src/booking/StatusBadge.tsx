import { useDates } from '@ginipig/app/words/use-dates.ts'
import type { ProviderBookingRow } from '@ginipig/contract/booking/booking.ts'
import type { BookingPaymentStatus, BookingSide } from '@ginipig/domain/booking'
import { Badge } from '@ginipig/ui/badge'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { Hourglass } from 'lucide-react'
import { paymentStatusBadge } from './payment-badge.ts'
import { clientStatusBadge, providerStatusBadge, type StatusLook } from './status-badge.ts'

function LookBadge({ tone, icon: Icon, words }: StatusLook) {
  const { i18n } = useLingui()
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {i18n._(words)}
    </Badge>
  )
}

/** The state of a booking in its client's words. @param provider - first name */
export function ClientStatusBadge({
  booking,
  provider,
}: {
  booking: Parameters<typeof clientStatusBadge>[0]
  provider: string
}) {
  return <LookBadge {...clientStatusBadge(booking, provider)} />
}

/** The state of a booking in its provider's words. */
export function ProviderStatusBadge({
  booking,
}: {
  booking: Pick<ProviderBookingRow, 'status' | 'paymentStatus' | 'wasThere' | 'proposal' | 'policy' | 'outcome'>
}) {
  return <LookBadge {...providerStatusBadge(booking, booking.policy)} />
}

type ProposalBadgeProps = {
  row: Pick<ProviderBookingRow, 'proposal' | 'zone'>
  side: BookingSide
  /** First name of the other side. */
  other: string
}

/** Who has to answer the other times that are proposed, and by when; nothing where none are. */
export function ProposalBadge({ row: { proposal, zone }, side, other }: ProposalBadgeProps) {
  const dates = useDates()
  if (proposal === null) return null
  const when = dates.friendlyDateTime(proposal.until, zone)
  if (proposal.by === side)
    return (
      <Badge tone="info" icon={<Hourglass aria-hidden />}>
        <Trans>
          {other} answers by {when}
        </Trans>
      </Badge>
    )
  return (
    <Badge tone="warning">
      {side === 'client' ? <Trans>Choose a time by {when}</Trans> : <Trans>Asks to move, answer by {when}</Trans>}
    </Badge>
  )
}

/** What is wrong with its client's money, or that it came back; else nothing. */
export function PaymentStatusBadge({ status }: { status: BookingPaymentStatus }) {
  const look = paymentStatusBadge(status)
  return look ? <LookBadge {...look} /> : null
}
