import type { BookingPaymentStatus } from '@ginipig/domain/booking'
import { msg } from '@lingui/core/macro'
import { CircleAlert, Undo2 } from 'lucide-react'
import type { StatusLook } from './status-badge.ts'

/** What a client has to know of their money beside the state of the booking and its sums: that something is wrong with it, or
 *  that it came back. Source: design.md §13 */
export function paymentStatusBadge(status: BookingPaymentStatus): StatusLook | undefined {
  switch (status) {
    case 'balance_failed':
      return { tone: 'danger', icon: CircleAlert, words: msg`Payment failed` }
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
    case 'unpaid':
    case 'requires_action':
    case 'authorized':
    case 'capturing':
    case 'deposit_paid':
    case 'paid':
    case 'transferred':
    case 'voided':
      return undefined
  }
}
