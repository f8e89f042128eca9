import type {
  BookingActor,
  BookingEventKind,
  BookingPaymentStatus,
  BookingStatus,
  CancellationReason,
  PlatformCancelReason,
} from '@ginipig/domain/booking'
import type { LedgerSource } from '@ginipig/domain/payment'
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

const eventWords: Record<BookingEventKind, Words> = {
  held: (i18n) => i18n._('Slot held'),
  requested: (i18n) => i18n._('Asked for'),
  accepted: (i18n) => i18n._('Accepted'),
  accept_undone: (i18n) => i18n._('Acceptance taken back'),
  confirmed: (i18n) => i18n._('Confirmed'),
  declined: (i18n) => i18n._('Declined'),
  expired: (i18n) => i18n._('No answer in time'),
  withdrawn: (i18n) => i18n._('Withdrawn'),
  hold_released: (i18n) => i18n._('Hold given back'),
  payment_failed: (i18n) => i18n._('Payment failed'),
  moved: (i18n) => i18n._('Moved'),
  cancelled: (i18n) => i18n._('Booking cancelled'),
  no_show: (i18n) => i18n._('Marked as a no-show'),
  contested: (i18n) => i18n._('Client says they were there'),
  no_show_upheld: (i18n) => i18n._('Decided: they missed it'),
  no_show_undone: (i18n) => i18n._('Decided: they were there'),
  completed: (i18n) => i18n._('Took place'),
  released: (i18n) => i18n._('Payment released'),
  charged_back: (i18n) => i18n._('Taken back by the bank'),
  coming: (i18n) => i18n._('Client says they’re coming'),
}

/** What happened; of a history that a later version wrote, its own word. */
export const eventWord = (kind: string, i18n: I18n): string =>
  kind in eventWords ? eventWords[kind as BookingEventKind](i18n) : kind // narrowed by the look before

export const actorWords: Record<BookingActor, Words> = {
  client: (i18n) => i18n._('Client'),
  provider: (i18n) => i18n._('Provider'),
  system: (i18n) => i18n._('By itself'),
  operator: (i18n) => i18n._('Operator'),
}

const sourceWords: Record<LedgerSource, Words> = {
  'payment.authorised': (i18n) => i18n._('Set aside on the card'),
  'payment.voided': (i18n) => i18n._('Let go again'),
  'payment.captured': (i18n) => i18n._('Taken from the card'),
  'charge.fee': (i18n) => i18n._('Stripe’s fee'),
  'booking.settled': (i18n) => i18n._('Divided at the end'),
  'booking.released': (i18n) => i18n._('Released to the provider'),
  'booking.undone': (i18n) => i18n._('End taken back'),
  'provider.fee': (i18n) => i18n._('Provider’s fee for cancelling'),
  'provider.fee_waived': (i18n) => i18n._('Fee waived'),
  'provider.fee_repaid': (i18n) => i18n._('Fee waived, what was kept back'),
  'refund.succeeded': (i18n) => i18n._('Refunded to the card'),
  'refund.by_hand': (i18n) => i18n._('Refunded from the bank'),
  'refund.granted': (i18n) => i18n._('Refund granted'),
  'dispute.moved': (i18n) => i18n._('Moved for a dispute'),
  'dispute.lost': (i18n) => i18n._('Dispute lost'),
  'debt.netted': (i18n) => i18n._('Kept back for a debt'),
  'debt.paid': (i18n) => i18n._('Debt paid to the bank'),
  'debt.written_off': (i18n) => i18n._('Debt written off'),
  'transfer.made': (i18n) => i18n._('Sent to the provider'),
  'transfer.reversed': (i18n) => i18n._('Taken back from the provider'),
}

export const sourceWord = (source: string, i18n: I18n): string =>
  source in sourceWords ? sourceWords[source as LedgerSource](i18n) : source // narrowed by the look before

export const cancellationWords: Record<CancellationReason, Words> = {
  illness: (i18n) => i18n._('Illness'),
  emergency: (i18n) => i18n._('Emergency'),
  double_booked: (i18n) => i18n._('Double booked'),
  premises: (i18n) => i18n._('Premises can’t be used'),
  other: (i18n) => i18n._('Another reason'),
}

export const platformCancelWords: Record<PlatformCancelReason, Words> = {
  warning: (i18n) => i18n._('The card’s network warns of fraud'),
  holder: (i18n) => i18n._('The card’s holder wrote to us'),
  suspicion: (i18n) => i18n._('We suspect fraud ourselves'),
  other: (i18n) => i18n._('Another reason'),
}

/** Why a bank disputes a charge, by the names that Stripe gives it. */
const disputeReasonWords: Readonly<Record<string, Words>> = {
  bank_cannot_process: (i18n) => i18n._('The bank can’t process it'),
  credit_not_processed: (i18n) => i18n._('A refund that was promised didn’t come'),
  customer_initiated: (i18n) => i18n._('The client asked for it'),
  duplicate: (i18n) => i18n._('Taken twice'),
  fraudulent: (i18n) => i18n._('The card’s holder says it wasn’t them'),
  general: (i18n) => i18n._('No reason that has a name'),
  noncompliant: (i18n) => i18n._('Against the rules of the card’s network'),
  product_not_received: (i18n) => i18n._('The treatment wasn’t given'),
  product_unacceptable: (i18n) => i18n._('The treatment wasn’t as described'),
  subscription_canceled: (i18n) => i18n._('Taken after it was cancelled'),
  unrecognized: (i18n) => i18n._('The client doesn’t know the charge'),
}

/** One that Stripe has added since is shown by its name. */
export const disputeReasonWord = (reason: string, i18n: I18n): string =>
  Object.hasOwn(disputeReasonWords, reason) ? (disputeReasonWords[reason]?.(i18n) ?? reason) : reason
