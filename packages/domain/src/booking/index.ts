export { NO_SHOW_AFTER_MS } from './after-visit.ts'
export {
  type CalendarEvent,
  googleCalendarUrl,
  icsFeed,
  icsFile,
  outlookCalendarUrl,
  ownIdOf,
} from './calendar-event.ts'
export { sharesContact } from './contact.ts'
export { canContest, contestableUntil, type NoShow } from './contest.ts'
export {
  balanceAt,
  balanceTriesAt,
  bookableUntil,
  CARD_WARNING_MS,
  canPayBalance,
  holdEnds,
  isBalanceTryDue,
  isEarlyCancellation,
  LAST_CALL_AFTER_TRIES_MS,
  nudgeDue,
  nudgesAfterMs,
  remindAt,
  respondBy,
  softDeclines,
  soonestStart,
  unpaidCutoffAt,
} from './deadline.ts'
export { holdEnd } from './hold-end.ts'
export {
  type EarlierHold,
  HOLDS_A_DAY,
  HOLDS_AT_ONCE,
  HOLDS_OF_ONE_SLOT,
  holdRefusal,
} from './hold-limit.ts'
export {
  type BookingAction,
  type BookingActor,
  type BookingEventKind,
  type BookingSide,
  bookingEventKinds,
  bookingTransitions,
  canBooking,
  type GuardFacts,
  isBookingStepOpen,
  isFinal,
  sidesNotified,
} from './life-cycle.ts'
export {
  type CancelStage,
  cancelStages,
  completesAt,
  hearsSide,
  isShareOpen,
  MAX_SIDE,
  type MoneyFacts,
  type MoneyNow,
  type MoneyWait,
  moneyNow,
  moneyWaits,
  releasedBy,
} from './money-view.ts'
export { canMoveTo, type Movable } from './move.ts'
export { noShowOf } from './no-show.ts'
export {
  type BookingPolicy,
  bookingPolicy,
  type ClientPolicy,
  HOLD_GRACE_MS,
  HOLD_SHOWN_MS,
  MAX_LEAD_MS,
  UNDO_ACCEPT_MS,
} from './policy.ts'
export {
  type ClientSplit,
  dueNow,
  offeredPlans,
  type PaymentPlan,
  type PriceSplit,
  paymentPlans,
  splitPrice,
} from './price-split.ts'
export {
  canPropose,
  MAX_PROPOSED_TIMES,
  type Proposable,
  type ProposalEnd,
  type ProposalOutcome,
  proposalEnds,
  proposalOutcomes,
  proposalUntil,
  respondByAgain,
} from './proposal.ts'
export { bookingReference, REFERENCE_LENGTH, readReference } from './reference.ts'
export { type BookingEnd, dividingEnds, netted, type Settlement, settle, settleClientEnd } from './settlement.ts'
export {
  type SickDayChoice,
  type SickDayOutcome,
  type Span,
  sickDayChoices,
  sickDayOutcomes,
  timesOfOtherDays,
  waitsForOtherTime,
  withoutOverlaps,
} from './sick-day.ts'
export {
  activeStatuses,
  agreedStatuses,
  answerEvents,
  attendedStatuses,
  type BookingNotice,
  type BookingPaymentStatus,
  type BookingStatus,
  balanceAheadStatuses,
  bankStatuses,
  blocksTime,
  bookingNotices,
  bookingPaymentStatuses,
  bookingStatuses,
  type CancellationReason,
  calledOffStatuses,
  cancellationReasons,
  comingStatuses,
  type DeclineReason,
  declineReasons,
  declineReasonsFor,
  diaryStatuses,
  doneStatuses,
  freesPlace,
  heldStatuses,
  isActive,
  isCalledOff,
  isSettled,
  keptByProviderStatuses,
  MAX_REASON_TEXT,
  type PlatformCancelReason,
  platformCancelReasons,
  tookPlace,
  undecidedStatuses,
  unsettledStatuses,
  upcomingStatuses,
} from './status.ts'
export {
  busyTab,
  type ClientTab,
  clientTab,
  clientTabs,
  MOST_PAST_COUNTED,
  type ProviderTab,
  providerTab,
  providerTabs,
} from './tab.ts'
export { type StartNotice, tooNear } from './too-near.ts'
export { type VisitLinkAct, type VisitLinkState, visitLinkActs, visitLinkState } from './visit-link.ts'
