import {
  type BookingPaymentStatus,
  type BookingPolicy,
  type BookingSide,
  type BookingStatus,
  type ProposalEnd,
  waitsForOtherTime,
} from '@ginipig/domain/booking'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  CalendarX2,
  Check,
  CircleAlert,
  CircleCheck,
  CircleX,
  Hourglass,
  type LucideIcon,
  TimerOff,
  Undo2,
  UserCheck,
  UserX,
} from 'lucide-react'

export type StatusLook = {
  tone: 'success' | 'warning' | 'danger' | 'info' | 'neutral'
  icon: LucideIcon
  words: MessageDescriptor
}

/** Colour and icon of each state. Source: design.md §13. */
const looks: Record<BookingStatus, Omit<StatusLook, 'words'>> = {
  pending_payment: { tone: 'warning', icon: Hourglass },
  requested: { tone: 'warning', icon: Hourglass },
  accepting: { tone: 'info', icon: Hourglass },
  confirmed: { tone: 'success', icon: CircleCheck },
  completed: { tone: 'success', icon: Check },
  released: { tone: 'success', icon: Check },
  payment_failed: { tone: 'danger', icon: CircleAlert },
  declined: { tone: 'neutral', icon: Undo2 },
  expired: { tone: 'neutral', icon: TimerOff },
  withdrawn: { tone: 'neutral', icon: CircleX },
  cancelled_by_client: { tone: 'neutral', icon: CircleX },
  cancelled_by_provider: { tone: 'neutral', icon: Undo2 },
  cancelled_by_platform: { tone: 'neutral', icon: CircleX },
  cancelled_unpaid: { tone: 'neutral', icon: CircleX },
  no_show: { tone: 'danger', icon: UserX },
}

type Words = Record<BookingStatus, MessageDescriptor>

/** Where the card was only held nothing was charged, so nothing is "refunded" there (product.md §2 Charging). */
const clientWords = (provider: string): Words => ({
  pending_payment: msg`Not paid yet`,
  requested: msg`Waiting for ${{ provider }}`,
  accepting: msg`Being confirmed`,
  confirmed: msg`Confirmed`,
  completed: msg`Done`,
  released: msg`Done`,
  payment_failed: msg`Payment failed`,
  declined: msg`${{ provider }} couldn’t take it, nothing charged`,
  expired: msg`No reply, nothing charged`,
  withdrawn: msg`You withdrew it, nothing charged`,
  cancelled_by_client: msg`You cancelled`,
  cancelled_by_provider: msg`${{ provider }} cancelled`,
  cancelled_by_platform: msg`Called off by Ginipig`,
  cancelled_unpaid: msg`Cancelled, balance not paid`,
  no_show: msg`Marked as a no-show`,
})

const providerWords = (feePercent: number | undefined, noShowPercent: number): Words => ({
  pending_payment: msg`Being booked`,
  requested: msg`Needs your reply`,
  accepting: msg`Being confirmed`,
  confirmed: msg`Confirmed`,
  completed: msg`Attended`,
  released: msg`Released`,
  payment_failed: msg`Payment failed`,
  declined: msg`You declined`,
  expired: msg`You ran out of time`,
  withdrawn: msg`Client withdrew`,
  cancelled_by_client: msg`Client cancelled`,
  cancelled_by_provider: feePercent === undefined ? msg`You cancelled` : msg`You cancelled, ${{ feePercent }}% fee`,
  cancelled_by_platform: msg`Called off by Ginipig`,
  cancelled_unpaid: msg`Cancelled, balance not paid`,
  no_show: msg`No-show, ${{ noShowPercent }}%`,
})

type Booked = {
  status: BookingStatus
  paymentStatus: BookingPaymentStatus
  wasThere?: boolean | undefined
  proposal: { by: BookingSide; otherwise: ProposalEnd } | null
}

/** A booking whose day is off isn't called confirmed: its own time doesn't take place. */
const dayOff = { tone: 'warning', icon: CalendarX2 } as const

/** A booking that is over because a bank took a payment back: its balance may well have been paid. */
const takenBack = { ...looks.cancelled_unpaid, words: msg`Cancelled, payment taken back` }

export const isTakenBack = ({ status, paymentStatus }: Pick<Booked, 'status' | 'paymentStatus'>) =>
  status === 'cancelled_unpaid' && paymentStatus === 'charged_back'

/** A no-show that wasn't one: nobody cancelled. */
const wasThereLook = { ...looks.cancelled_by_provider, icon: UserCheck }

/** A request for which its provider proposed other times waits for its client. */
const isClients = ({ status, proposal }: Booked) => status === 'requested' && proposal?.by === 'provider'

/** How a booking's state looks to its client. @param provider - first name */
export function clientStatusBadge(booking: Booked, provider: string): StatusLook {
  if (waitsForOtherTime(booking)) return { ...dayOff, words: msg`${{ provider }} can’t work that day` }
  if (isClients(booking)) return { ...looks.requested, words: msg`Waiting for your answer` }
  if (isTakenBack(booking)) return takenBack
  if (booking.wasThere) return { ...wasThereLook, words: msg`Decided for you` }
  return { ...looks[booking.status], words: clientWords(provider)[booking.status] }
}

/** What came of it for its provider, once it is over; a fee that was waived is 0. */
type Ended = { outcome?: { fee: number } | null | undefined }

/** How a booking's state looks to its provider. @param policy - the booking's own */
export function providerStatusBadge(
  booking: Booked & Ended,
  { providerCancellationRate, noShowRate }: Pick<BookingPolicy, 'providerCancellationRate' | 'noShowRate'>,
): StatusLook {
  if (waitsForOtherTime(booking)) return { ...dayOff, words: msg`Day off` }
  if (isClients(booking)) return { ...looks.accepting, words: msg`Waiting for the client` }
  if (isTakenBack(booking)) return takenBack
  const feePercent = booking.outcome?.fee === 0 ? undefined : providerCancellationRate / 100
  if (booking.wasThere)
    return {
      ...wasThereLook,
      words:
        feePercent === undefined ? msg`Decided for the client` : msg`Decided for the client, ${{ feePercent }}% fee`,
    }
  const { status } = booking
  return { ...looks[status], words: providerWords(feePercent, noShowRate / 100)[status] }
}
