import type { NotificationKind } from '@ginipig/domain/notification'
import { CalendarX, CreditCard, Hourglass, type LucideIcon, TimerOff, UserX } from 'lucide-react'

type NoteLook = { tone?: 'good' | 'waiting' | 'bad'; icon?: LucideIcon }

/** Kinds that don't look like any of their topic. */
const looks: Partial<Record<NotificationKind, NoteLook>> = {
  booking_requested: { tone: 'waiting', icon: Hourglass },
  booking_asked_of_you: { tone: 'waiting', icon: Hourglass },
  booking_booked: { tone: 'good' },
  booking_sold: { tone: 'good' },
  booking_declined: { icon: CalendarX },
  booking_expired: { icon: TimerOff },
  booking_unanswered: { icon: TimerOff },
  booking_withdrawn: { icon: CalendarX },
  booking_not_paid: { tone: 'bad' },
  booking_not_paid_for: { icon: CalendarX },
  booking_card_expires: { tone: 'bad', icon: CreditCard },
  booking_you_cancelled: { icon: CalendarX },
  booking_client_cancelled: { tone: 'bad', icon: CalendarX },
  booking_provider_cancelled: { tone: 'bad', icon: CalendarX },
  booking_missed: { tone: 'bad', icon: UserX },
  booking_done: { tone: 'good' },
  booking_released: { tone: 'good' },
}

export const noteLook = (kind: NotificationKind): NoteLook => looks[kind] ?? {}
