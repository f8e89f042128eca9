import { NO_SHOW_AFTER_MS } from './after-visit.ts'
import { canContest, type NoShow } from './contest.ts'
import { isEarlyCancellation, unpaidCutoffAt } from './deadline.ts'
import type { ClientPolicy } from './policy.ts'
import type { BookingPaymentStatus, BookingStatus } from './status.ts'

/** Who may do a thing to a booking; `system` is the sweep and the answer of the payment provider. */
export type BookingActor = 'client' | 'provider' | 'system' | 'operator'

/** One of the two people of a booking. */
export type BookingSide = 'client' | 'provider'

/** What is written into a booking's history. */
export const bookingEventKinds = [
  'held',
  'requested',
  'accepted',
  'accept_undone',
  'confirmed',
  'declined',
  'expired',
  'withdrawn',
  'hold_released',
  'payment_failed',
  'moved',
  'cancelled',
  'no_show',
  'contested',
  'no_show_upheld',
  'no_show_undone',
  'completed',
  'released',
  'charged_back',
  'coming',
] as const
export type BookingEventKind = (typeof bookingEventKinds)[number]

/** What a guard looks at. Instants are epoch ms, money is pence. */
export type GuardFacts = {
  approval: 'automatic' | 'manual'
  startsAt: number
  respondBy: number | null
  captured: number
  total: number
  policy: ClientPolicy
  paymentStatus: BookingPaymentStatus
  /** Left out where nobody was said not to have come. */
  noShow?: NoShow | undefined
  /** Its client is to choose another time because the day is off (`waitsForOtherTime`); left out where that is not asked. */
  isDayOff?: boolean | undefined
}

type Guard = (facts: GuardFacts, now: number) => boolean

/** An answer by hand counts until its deadline; from that instant on the sweep may end the request. */
const isInTime: Guard = ({ approval, respondBy }, now) => approval === 'automatic' || now < (respondBy ?? 0)
/** An acceptance by hand is taken back only while the request could still be answered: one whose time ran out meanwhile
 *  stands. */
const isStillOpen: Guard = ({ approval, respondBy }, now) => approval === 'manual' && now < (respondBy ?? 0)
/** Until 36 hours before, which counts as in time, a client moves alone. Source: product.md §9. */
const isEarly: Guard = ({ startsAt, policy }, now) => isEarlyCancellation(startsAt, policy, now)
/** While a client's bank takes a payment back nothing of it is divided or goes out. Source: money.md §1.5. */
const isUndisputed: Guard = ({ paymentStatus }) => paymentStatus !== 'disputed'
const isBeforeStart: Guard = ({ startsAt }, now) => now < startsAt
/** What can still be called off for both: it has not begun, and no bank has a hand on its money. Source: money.md §1.5. */
const isAheadAndUndisputed: Guard = (facts, now) => isUndisputed(facts, now) && isBeforeStart(facts, now)
const isPaid: Guard = ({ captured, total }) => captured === total
/** On a day off whoever takes no other time has everything back: nobody pays for ending it, and nobody earns by a visit that
 *  there wasn't. Source: docs/decisions/0132. */
const isOwnDay: Guard = ({ isDayOff = false }) => !isDayOff
const isCancellable: Guard = (facts, now) => isAheadAndUndisputed(facts, now) && isOwnDay(facts, now)
/** The balance could not be taken by the cut-off. Source: spec §9, money.md §1.4. */
const isUnpaidAtCutoff: Guard = (facts, now) =>
  isUndisputed(facts, now) &&
  isOwnDay(facts, now) &&
  !isPaid(facts, now) &&
  now >= unpaidCutoffAt(facts.startsAt, facts.policy)
const isMissed: Guard = (facts, now) =>
  isUndisputed(facts, now) && isOwnDay(facts, now) && isPaid(facts, now) && now >= facts.startsAt + NO_SHOW_AFTER_MS
const isUnderWay: Guard = (facts, now) => isOwnDay(facts, now) && isPaid(facts, now) && !isBeforeStart(facts, now)
const isContestable: Guard = ({ noShow, policy }, now) => noShow !== undefined && canContest(noShow, policy, now)
const isContested: Guard = (facts, now) => isUndisputed(facts, now) && facts.noShow?.contest === 'open'

type Transition = {
  from: readonly BookingStatus[]
  to: BookingStatus
  by: readonly BookingActor[]
  /** What must be so besides the state; left out where the state says all. */
  guard?: Guard
  /** What happens to the client's money: an authorisation is taken (or that is called off) or let go, what was taken is
   *  divided by `settle` or goes on to the provider; `undo` takes such a division back. */
  money: 'none' | 'capture' | 'uncapture' | 'void' | 'settle' | 'undo' | 'release'
  event: BookingEventKind
  /** Who gets a mail of it. */
  notifies: readonly BookingSide[]
}

/** The life of a booking: every allowed step, and all that follows from it. Source: spec §4, money.md §3.2. */
export const bookingTransitions = {
  request: {
    from: ['pending_payment'],
    to: 'requested',
    by: ['system'],
    money: 'none',
    event: 'requested',
    notifies: ['client', 'provider'],
  },
  release_hold: {
    from: ['pending_payment'],
    to: 'payment_failed',
    by: ['client', 'system'],
    money: 'void',
    event: 'hold_released',
    notifies: [],
  },
  accept: {
    from: ['requested'],
    to: 'accepting',
    by: ['provider', 'system'],
    guard: isInTime,
    money: 'capture',
    event: 'accepted',
    notifies: [],
  },
  undo_accept: {
    from: ['accepting'],
    to: 'requested',
    by: ['provider'],
    guard: isStillOpen,
    money: 'uncapture',
    event: 'accept_undone',
    notifies: [],
  },
  /** By the system for a provider who is suspended: they can't answer any more. */
  decline: {
    from: ['requested'],
    to: 'declined',
    by: ['provider', 'system'],
    guard: isInTime,
    money: 'void',
    event: 'declined',
    notifies: ['client'],
  },
  /** A client takes none of the times that the provider proposed for a request, or doesn't answer. */
  take_none: {
    from: ['requested'],
    to: 'declined',
    by: ['client', 'system'],
    money: 'void',
    event: 'declined',
    notifies: ['client', 'provider'],
  },
  expire: {
    from: ['requested'],
    to: 'expired',
    by: ['system'],
    money: 'void',
    event: 'expired',
    notifies: ['client', 'provider'],
  },
  withdraw: {
    from: ['requested'],
    to: 'withdrawn',
    by: ['client'],
    money: 'void',
    event: 'withdrawn',
    notifies: ['provider'],
  },
  confirm: {
    from: ['accepting'],
    to: 'confirmed',
    by: ['system'],
    money: 'none',
    event: 'confirmed',
    notifies: ['client', 'provider'],
  },
  fail_capture: {
    from: ['accepting'],
    to: 'payment_failed',
    by: ['system'],
    money: 'void',
    event: 'payment_failed',
    notifies: ['client', 'provider'],
  },
  move: {
    from: ['confirmed'],
    to: 'confirmed',
    by: ['client'],
    guard: isEarly,
    money: 'none',
    event: 'moved',
    notifies: ['client', 'provider'],
  },
  /** A client takes one of the times that the provider proposed instead: of a request, it is the provider's yes too. */
  agree_on_time: {
    from: ['requested'],
    to: 'accepting',
    by: ['client'],
    guard: isInTime,
    money: 'capture',
    event: 'moved',
    notifies: [],
  },
  take_time: {
    from: ['confirmed'],
    to: 'confirmed',
    by: ['client'],
    guard: isBeforeStart,
    money: 'none',
    event: 'moved',
    notifies: ['client', 'provider'],
  },
  /** A provider grants a client's late wish to move. Source: product.md §9. */
  grant_move: {
    from: ['confirmed'],
    to: 'confirmed',
    by: ['provider'],
    guard: isBeforeStart,
    money: 'none',
    event: 'moved',
    notifies: ['client', 'provider'],
  },
  cancel_as_client: {
    from: ['confirmed'],
    to: 'cancelled_by_client',
    by: ['client'],
    guard: isCancellable,
    money: 'settle',
    event: 'cancelled',
    notifies: ['client', 'provider'],
  },
  cancel_as_provider: {
    from: ['confirmed'],
    to: 'cancelled_by_provider',
    by: ['provider'],
    guard: isUndisputed,
    money: 'settle',
    event: 'cancelled',
    notifies: ['client', 'provider'],
  },
  /** We can't go on with its payment: nobody's doing, so the client has everything back and the provider owes nothing. By the
   *  system where a card's network warned of the payment. Source: money.md §1.5. */
  cancel_as_platform: {
    from: ['requested', 'confirmed'],
    to: 'cancelled_by_platform',
    by: ['system', 'operator'],
    guard: isAheadAndUndisputed,
    money: 'settle',
    event: 'cancelled',
    notifies: ['client', 'provider'],
  },
  cancel_unpaid: {
    from: ['confirmed'],
    to: 'cancelled_unpaid',
    by: ['system'],
    guard: isUnpaidAtCutoff,
    money: 'settle',
    event: 'cancelled',
    notifies: ['client', 'provider'],
  },
  mark_no_show: {
    from: ['confirmed'],
    to: 'no_show',
    by: ['provider'],
    guard: isMissed,
    money: 'settle',
    event: 'no_show',
    notifies: ['client'],
  },
  contest_no_show: {
    from: ['no_show'],
    to: 'no_show',
    by: ['client'],
    guard: isContestable,
    money: 'none',
    event: 'contested',
    notifies: ['provider'],
  },
  uphold_no_show: {
    from: ['no_show'],
    to: 'no_show',
    by: ['operator'],
    guard: isContested,
    money: 'none',
    event: 'no_show_upheld',
    notifies: ['client', 'provider'],
  },
  undo_no_show: {
    from: ['no_show'],
    to: 'cancelled_by_provider',
    by: ['operator'],
    guard: isContested,
    money: 'undo',
    event: 'no_show_undone',
    notifies: ['client', 'provider'],
  },
  complete: {
    from: ['confirmed'],
    to: 'completed',
    by: ['provider', 'system'],
    guard: isUnderWay,
    money: 'none',
    event: 'completed',
    notifies: ['client'],
  },
  release: {
    from: ['completed'],
    to: 'released',
    by: ['provider', 'system'],
    guard: isUndisputed,
    money: 'release',
    event: 'released',
    notifies: ['provider'],
  },
  charge_back: {
    from: ['confirmed', 'completed'],
    to: 'cancelled_unpaid',
    by: ['system'],
    money: 'settle',
    event: 'charged_back',
    notifies: ['client', 'provider'],
  },
} as const satisfies Record<string, Transition>

export type BookingAction = keyof typeof bookingTransitions

const rowOf = (action: BookingAction): Transition => bookingTransitions[action]

/** May this actor do this to a booking in this state? One function for the button and for the server. */
export function canBooking(action: BookingAction, status: BookingStatus, actor: BookingActor): boolean {
  const { from, by } = rowOf(action)
  return from.includes(status) && by.includes(actor)
}

/** Does the step's guard let it pass now? A step without one always does. @param now - epoch ms */
export const isBookingStepOpen = (action: BookingAction, facts: GuardFacts, now: number): boolean =>
  rowOf(action).guard?.(facts, now) ?? true

/** Who is to be told of a step. An automatic booking is requested, accepted and confirmed at once: only its
 *  confirmation is news. */
export const sidesNotified = (action: BookingAction, approval: 'automatic' | 'manual'): readonly BookingSide[] =>
  action === 'request' && approval === 'automatic' ? [] : rowOf(action).notifies

/** A state that nothing leaves, but by an operator's decision. */
export function isFinal(status: BookingStatus): boolean {
  return !Object.values(bookingTransitions).some(
    (one: Transition) => one.from.includes(status) && one.to !== status && !one.by.includes('operator'),
  )
}
