import type { BookingPaymentStatus, BookingSide } from '@ginipig/domain/booking'
import { msg } from '@lingui/core/macro'
import { CalendarClock, CircleAlert, CircleCheck, Clock, Undo2 } from 'lucide-react'
import type { StatusLook } from './status-badge.ts'

/** How a booking's money looks to one side; undefined where the state of the booking says it all.
 *  @param balanceDate - DD-MM-YYYY, when the balance is taken. Source: design.md §13 */
export function paymentStatusBadge(
  status: BookingPaymentStatus,
  side: BookingSide,
  balanceDate: string | undefined,
): StatusLook | undefined {
  const isClient = side === 'client'
  switch (status) {
    case 'deposit_paid': {
      if (balanceDate === undefined) return undefined
      const words = isClient ? msg`Due ${balanceDate}` : msg`Balance ${balanceDate}`
      return { tone: 'info', icon: CalendarClock, words }
    }
    case 'paid':
      return { tone: 'success', icon: CircleCheck, words: isClient ? msg`Paid` : msg`Paid in full` }
    case 'balance_failed':
      return { tone: 'danger', icon: CircleAlert, words: isClient ? msg`Payment failed` : msg`Balance at risk` }
    case 'authorized':
      return isClient ? { tone: 'info', icon: Clock, words: msg`On hold, not charged` } : undefined
    case 'refund_pending':
      return { tone: 'info', icon: Undo2, words: msg`Refund on its way` }
    case 'partially_refunded':
      return { tone: 'neutral', icon: Undo2, words: msg`Partly refunded` }
    case 'refunded':
      return { tone: 'neutral', icon: Undo2, words: msg`Refunded` }
    case 'disputed':
      return { tone: 'warning', icon: CircleAlert, words: msg`Payment disputed` }
    case 'charged_back':
      return { tone: 'danger', icon: CircleAlert, words: msg`Charged back` }
    case 'transferred':
      return isClient ? { tone: 'success', icon: CircleCheck, words: msg`Paid` } : undefined
    case 'unpaid':
    case 'requires_action':
    case 'capturing':
    case 'voided':
      return undefined
  }
}
