import type { BookingPaymentStatus, BookingStatus } from '@ginipig/domain/booking'
import type { I18n } from '@lingui/core'
import type { Tone } from './parts.ts'

type Words = (i18n: I18n) => string

/** A booking's state as an operator reads it, and how it looks. */
export const statusWords: Record<BookingStatus, { tone: Tone; words: Words }> = {
  pending_payment: { tone: 'warning', words: (i18n) => i18n._('Not paid yet') },
  requested: { tone: 'warning', words: (i18n) => i18n._('Waits for the provider') },
  accepting: { tone: 'info', words: (i18n) => i18n._('Being confirmed') },
  confirmed: { tone: 'success', words: (i18n) => i18n._('Confirmed') },
  completed: { tone: 'success', words: (i18n) => i18n._('Took place') },
  released: { tone: 'success', words: (i18n) => i18n._('Released') },
  payment_failed: { tone: 'danger', words: (i18n) => i18n._('Payment failed') },
  declined: { tone: 'neutral', words: (i18n) => i18n._('Declined') },
  expired: { tone: 'neutral', words: (i18n) => i18n._('No answer in time') },
  withdrawn: { tone: 'neutral', words: (i18n) => i18n._('Withdrawn') },
  cancelled_by_client: { tone: 'neutral', words: (i18n) => i18n._('Cancelled by client') },
  cancelled_by_provider: { tone: 'neutral', words: (i18n) => i18n._('Cancelled by provider') },
  cancelled_by_platform: { tone: 'neutral', words: (i18n) => i18n._('Called off by us') },
  cancelled_unpaid: { tone: 'neutral', words: (i18n) => i18n._('Cancelled, balance not paid') },
  no_show: { tone: 'danger', words: (i18n) => i18n._('No-show') },
}

export const paymentWords: Record<BookingPaymentStatus, { tone: Tone; words: Words }> = {
  unpaid: { tone: 'neutral', words: (i18n) => i18n._('Nothing paid') },
  requires_action: { tone: 'warning', words: (i18n) => i18n._('Bank asks the client') },
  authorized: { tone: 'info', words: (i18n) => i18n._('Set aside on the card') },
  capturing: { tone: 'info', words: (i18n) => i18n._('Being taken') },
  deposit_paid: { tone: 'success', words: (i18n) => i18n._('Deposit paid') },
  balance_failed: { tone: 'danger', words: (i18n) => i18n._('Balance refused') },
  paid: { tone: 'success', words: (i18n) => i18n._('Paid') },
  voided: { tone: 'neutral', words: (i18n) => i18n._('Let go, nothing taken') },
  refund_pending: { tone: 'warning', words: (i18n) => i18n._('Refund not there yet') },
  partially_refunded: { tone: 'neutral', words: (i18n) => i18n._('Refunded in part') },
  refunded: { tone: 'neutral', words: (i18n) => i18n._('Refunded') },
  transferred: { tone: 'success', words: (i18n) => i18n._('Paid out') },
  disputed: { tone: 'danger', words: (i18n) => i18n._('Disputed by the bank') },
  charged_back: { tone: 'danger', words: (i18n) => i18n._('Charged back') },
}
