import type { MustHaves } from '#listing/must-haves.ts'

/** Every state of a booking, from hold to end. Source: money.md §3.1. `pending_payment` is the 15-minute hold. */
export const bookingStatuses = [
  'pending_payment',
  'requested',
  'accepting',
  'confirmed',
  'completed',
  'released',
  'payment_failed',
  'declined',
  'expired',
  'withdrawn',
  'cancelled_by_client',
  'cancelled_by_provider',
  'cancelled_by_platform',
  'cancelled_unpaid',
  'no_show',
] as const
export type BookingStatus = (typeof bookingStatuses)[number]

/** What the money of a booking looks like from outside. Source: money.md §3.1. */
export const bookingPaymentStatuses = [
  'unpaid',
  'requires_action',
  'authorized',
  'capturing',
  'deposit_paid',
  'balance_failed',
  'paid',
  'voided',
  'refund_pending',
  'partially_refunded',
  'refunded',
  'transferred',
  'disputed',
  'charged_back',
] as const
export type BookingPaymentStatus = (typeof bookingPaymentStatuses)[number]

/** What a client's bank has said of a payment: it stands, whatever other news there is of the booking's money. */
export const bankStatuses = ['disputed', 'charged_back'] as const satisfies readonly BookingPaymentStatus[]

/** States in which a booking keeps its provider busy and its client from booking the slot twice.
 *  The database's exclusion constraint and unique index name the same four. */
export const activeStatuses = ['pending_payment', 'requested', 'accepting', 'confirmed'] as const

const active: ReadonlySet<BookingStatus> = new Set(activeStatuses)

export const isActive = (status: BookingStatus) => active.has(status)

/** Somebody is to come, or is to be paid: one that took place is settled once it is released. */
export const unsettledStatuses = [...activeStatuses, 'completed'] as const

const unsettled: ReadonlySet<BookingStatus> = new Set(unsettledStatuses)

/** Is a booking in this state over, with its money? */
export const isSettled = (status: BookingStatus) => !unsettled.has(status)

/** States in which an appointment whose time has come took place. */
export const attendedStatuses = ['confirmed', 'completed', 'released'] as const

const attended: ReadonlySet<BookingStatus> = new Set(attendedStatuses)

/** Did the appointment take place, as far as anybody has said? Instants are epoch ms. */
export const tookPlace = ({ status, startsAt }: { status: BookingStatus; startsAt: number }, now: number) =>
  attended.has(status) && startsAt <= now

/** States that keep their place in the slot: those under way and those that took place. */
const placed: ReadonlySet<BookingStatus> = new Set([...activeStatuses, 'completed', 'released', 'no_show'])

/** Asked for or agreed, and still to take place. */
export const upcomingStatuses = ['requested', 'accepting', 'confirmed'] as const

/** What stands in a diary: asked for or agreed, and what took place or should have. */
export const diaryStatuses = [...upcomingStatuses, 'completed', 'released', 'no_show'] as const

/** On their way: nobody has said the last word yet. */
export const undecidedStatuses = ['pending_payment', 'requested', 'accepting'] as const

/** The provider has said yes, and it is still to take place. */
export const comingStatuses = ['accepting', 'confirmed'] as const

/** The client holds what they paid for it with us. */
export const heldStatuses = ['confirmed', 'completed'] as const

/** Agreed for good: the provider can't take their yes back, and the client knows where. */
export const agreedStatuses = [...heldStatuses, 'released', 'no_show'] as const

/** Done, as the provider or the clock has said. */
export const doneStatuses = ['completed', 'released'] as const

/** The provider came, and was there for the client. */
export const keptByProviderStatuses = [...doneStatuses, 'no_show'] as const

/** Ends of a request before any yes. */
export const turnedDownStatuses = ['declined', 'expired', 'withdrawn'] as const

/** Ends of what was asked for or agreed, by somebody or for want of money. */
export const calledOffStatuses = [
  'cancelled_by_client',
  'cancelled_by_provider',
  'cancelled_by_platform',
  'cancelled_unpaid',
  ...turnedDownStatuses,
] as const

const calledOff: ReadonlySet<BookingStatus> = new Set(calledOffStatuses)

/** Was it called off, by somebody or for want of money? */
export const isCalledOff = (status: BookingStatus) => calledOff.has(status)

/** What the money of a booking is called while its balance is to come. */
export const balanceAheadStatuses = [
  'authorized',
  'capturing',
  'deposit_paid',
] as const satisfies readonly BookingPaymentStatus[]

/** Answers of a provider to a request, as its history has them. */
export const answerEvents = ['accepted', 'declined'] as const

/** Does a booking that ends like this give its place back to the slot? */
export const freesPlace = (status: BookingStatus) => !placed.has(status)

/** What a person is told of a booking that took no step: its day comes near; its balance was taken or refused,
 *  the card that is to pay it ends before (`card_expires`);
 *  `balance_last_call` when the last automatic try was refused too; other times were proposed, wished for, taken back, or
 *  not taken, or the day that was off isn't any more (`day_kept`);
 *  a request still waits for its answer (`nudge`); a time came free and is held for who waits (`time_offered`).
 *  Source: spec §9, money.md §1.4, product.md §9. */
export const bookingNotices = [
  'remind',
  'balance_taken',
  'balance_failed',
  'balance_last_call',
  'card_expires',
  'nudge',
  'times_proposed',
  'times_withdrawn',
  'day_kept',
  'times_not_taken',
  'move_wished',
  'wish_withdrawn',
  'move_refused',
  'time_offered',
] as const
export type BookingNotice = (typeof bookingNotices)[number]

/** Why a provider declines. `other` needs words. Source: product.md §3. */
export const declineReasons = [
  'fully_booked',
  'not_suitable',
  'photos_do_not_match',
  'patch_test_not_possible',
  'other',
] as const
export type DeclineReason = (typeof declineReasons)[number]

/** The reasons that a request can be declined for: nobody's photos are wrong where none were asked for. */
export const declineReasonsFor = ({ photos, consultation, patchTest }: MustHaves): DeclineReason[] => {
  const doesNotFit = new Set<DeclineReason>()
  if (consultation === null) doesNotFit.add('not_suitable')
  if (photos === null) doesNotFit.add('photos_do_not_match')
  if (patchTest === null) doesNotFit.add('patch_test_not_possible')
  return declineReasons.filter((reason) => !doesNotFit.has(reason))
}

/** Who has no room for one has none for the next in line either: the time is blocked in their diary. Any other reason is about
 *  who asks, and opens the slot again (decision 0143). */
export const blocksTime = (reason: DeclineReason | null): boolean => reason === 'fully_booked'

/** Why a provider cancels. `other` needs words. */
export const cancellationReasons = ['illness', 'emergency', 'double_booked', 'premises', 'other'] as const
export type CancellationReason = (typeof cancellationReasons)[number]

/** Why we call a booking off, for our own records: what its card's network warned of, what the card's holder wrote to us, what
 *  we suspect ourselves. Its people are told that we can't go on with the payment. */
export const platformCancelReasons = ['warning', 'holder', 'suspicion', 'other'] as const
export type PlatformCancelReason = (typeof platformCancelReasons)[number]

/** Characters of the words beside a reason. */
export const MAX_REASON_TEXT = 500
