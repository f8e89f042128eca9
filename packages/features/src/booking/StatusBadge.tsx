import type { BookingPaymentStatus, BookingStatus } from '@ginipig/domain/booking'
import { Badge } from '@ginipig/ui/badge'
import { useLingui } from '@lingui/react'
import { paymentStatusBadge } from './payment-badge.ts'
import { type BookingSide, bookingStatusBadge, type StatusLook } from './status-badge.ts'

function LookBadge({ tone, icon: Icon, words }: StatusLook) {
  const { i18n } = useLingui()
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {i18n._(words)}
    </Badge>
  )
}

type BookingStatusBadgeProps = {
  status: BookingStatus
  side: BookingSide
  /** First name of the provider, for the client's words. */
  provider: string
}

/** The state of a booking as a badge. */
export function BookingStatusBadge({ status, side, provider }: BookingStatusBadgeProps) {
  return <LookBadge {...bookingStatusBadge(status, side, provider)} />
}

type PaymentStatusBadgeProps = {
  status: BookingPaymentStatus
  side: BookingSide
  /** DD-MM-YYYY. */
  balanceDate?: string | undefined
}

/** The state of its money as a badge, or nothing where there is nothing to add. */
export function PaymentStatusBadge({ status, side, balanceDate }: PaymentStatusBadgeProps) {
  const look = paymentStatusBadge(status, side, balanceDate)
  return look ? <LookBadge {...look} /> : null
}
