import type { BookingStatus } from '@ginipig/domain/booking'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  Check,
  CircleAlert,
  CircleCheck,
  CircleX,
  Hourglass,
  type LucideIcon,
  TimerOff,
  Undo2,
  UserX,
} from 'lucide-react'

/** Whose eyes: the client's or the provider's. */
export type BookingSide = 'client' | 'provider'

export type StatusLook = {
  tone: 'success' | 'warning' | 'danger' | 'info' | 'neutral'
  icon: LucideIcon
  words: MessageDescriptor
}

type Looks = Record<
  BookingStatus,
  { tone: StatusLook['tone']; icon: LucideIcon } & Record<BookingSide, MessageDescriptor>
>

/** Colour, icon and words of each state. Source: design.md §13; where the card was only held nothing was charged,
 *  so nothing is "refunded" there (product.md §2 Charging). */
const looks = (provider: string): Looks => ({
  pending_payment: {
    tone: 'warning',
    icon: Hourglass,
    client: msg`Not paid yet`,
    provider: msg`Being booked`,
  },
  requested: {
    tone: 'warning',
    icon: Hourglass,
    client: msg`Waiting for ${{ provider }}`,
    provider: msg`Needs your reply`,
  },
  accepting: {
    tone: 'info',
    icon: Hourglass,
    client: msg`Being confirmed`,
    provider: msg`Being confirmed`,
  },
  confirmed: { tone: 'success', icon: CircleCheck, client: msg`Confirmed`, provider: msg`Confirmed` },
  completed: { tone: 'success', icon: Check, client: msg`Done`, provider: msg`Attended` },
  released: { tone: 'success', icon: Check, client: msg`Done`, provider: msg`Released` },
  payment_failed: {
    tone: 'danger',
    icon: CircleAlert,
    client: msg`Payment failed`,
    provider: msg`Payment failed`,
  },
  declined: {
    tone: 'neutral',
    icon: Undo2,
    client: msg`${{ provider }} couldn’t take it, nothing charged`,
    provider: msg`You declined`,
  },
  expired: {
    tone: 'neutral',
    icon: TimerOff,
    client: msg`No reply, nothing charged`,
    provider: msg`You ran out of time`,
  },
  withdrawn: {
    tone: 'neutral',
    icon: CircleX,
    client: msg`You took it back, nothing charged`,
    provider: msg`Client took it back`,
  },
  cancelled_by_client: {
    tone: 'neutral',
    icon: CircleX,
    client: msg`You cancelled`,
    provider: msg`Client cancelled`,
  },
  cancelled_by_provider: {
    tone: 'neutral',
    icon: Undo2,
    client: msg`${{ provider }} cancelled, refunded`,
    provider: msg`You cancelled, 15% fee`,
  },
  cancelled_unpaid: {
    tone: 'neutral',
    icon: CircleX,
    client: msg`Cancelled, balance not paid`,
    provider: msg`Cancelled, balance not paid`,
  },
  no_show: {
    tone: 'danger',
    icon: UserX,
    client: msg`Marked as a no-show`,
    provider: msg`No-show, 50%`,
  },
})

/** How a booking's state looks to one side. @param provider - first name, for the client's words */
export function bookingStatusBadge(status: BookingStatus, side: BookingSide, provider: string): StatusLook {
  const { tone, icon, [side]: words } = looks(provider)[status]
  return { tone, icon, words }
}
