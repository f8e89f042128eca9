import {
  type BookingPaymentStatus,
  type BookingSide,
  type BookingStatus,
  type ClientPolicy,
  canBooking,
  canPayBalance,
  type PaymentPlan,
  type ProposalEnd,
  waitsForOtherTime,
} from '#booking/index.ts'
import { reviewStep } from '#review/index.ts'
import { type NotificationKind, notificationPath } from './kinds.ts'

/** The one thing that can be done at once about what was told. */
export type NotificationAct = 'see_request' | 'see_wish' | 'choose_time' | 'take_time' | 'pay' | 'review'

/** The booking that was told of, as it is now; instants in epoch ms, sums in pence. */
export type ToldBooking = {
  id: string
  status: BookingStatus
  paymentStatus: BookingPaymentStatus
  plan: PaymentPlan | null
  captured: number
  total: number
  policy: ClientPolicy
  startsAt: number
  endsAt: number
  completedAt: number | null
  /** Until when it can be answered; of a time that is held for somebody, until when it can be taken. */
  answerBy: number | null
  isReviewed: boolean
  /** Other times that wait for an answer. */
  proposal: { by: BookingSide; otherwise: ProposalEnd; until: number } | null
}

type Rule = { act: NotificationAct; isOpen: (booking: ToldBooking, now: number) => boolean }

const isAhead = (at: number | null, now: number) => at !== null && now < at
const request: Rule = {
  act: 'see_request',
  isOpen: ({ status, answerBy, proposal }, now) =>
    canBooking('accept', status, 'provider') && isAhead(answerBy, now) && proposal === null,
}
const proposed =
  (by: BookingSide): Rule['isOpen'] =>
  ({ proposal }, now) =>
    proposal?.by === by && isAhead(proposal.until, now)
const unpaid: Rule = {
  act: 'pay',
  isOpen: (booking, now) =>
    booking.paymentStatus === 'balance_failed' &&
    canPayBalance({ ...booking, isDayOff: waitsForOtherTime(booking) !== undefined }, booking.policy, now),
}

const rules: Partial<Record<NotificationKind, Rule>> = {
  booking_asked_of_you: request,
  booking_still_waits: request,
  booking_move_wished: { act: 'see_wish', isOpen: proposed('client') },
  booking_times_proposed: { act: 'choose_time', isOpen: proposed('provider') },
  booking_time_offered: {
    act: 'take_time',
    isOpen: ({ status, answerBy }, now) => status === 'pending_payment' && isAhead(answerBy, now),
  },
  booking_balance_failed: unpaid,
  booking_balance_last_call: unpaid,
  booking_done: {
    act: 'review',
    isOpen: (booking, now) => reviewStep(booking, booking.isReviewed, now) === 'write',
  },
}

/** What somebody can do at once about what they were told, and where; undefined where there is nothing, or no longer: by
 *  the rules that the page itself goes by.
 *  @param pageId - as of `notificationPath`  @param now - epoch ms */
export function notificationAct(
  { kind, pageId, booking }: { kind: NotificationKind; pageId: string; booking: ToldBooking | null },
  now: number,
): { act: NotificationAct; path: string } | undefined {
  const rule = rules[kind]
  if (!rule || booking === null || !rule.isOpen(booking, now)) return undefined
  const { act } = rule
  if (act === 'pay') return { act, path: `/pay-full/${booking.id}` }
  if (act === 'review') return { act, path: `/leave-review/${booking.id}` }
  return { act, path: notificationPath(kind, pageId) }
}
