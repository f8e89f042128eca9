import type { ClientBooking, ProviderBooking } from '@ginipig/contract/booking/booking.ts'
import {
  type BookingEventKind,
  type ClientPolicy,
  type ClientSplit,
  contestableUntil,
  dueNow,
  isEarlyCancellation,
  noShowOf,
  releasedBy,
  tookPlace,
  unpaidCutoffAt,
  waitsForOtherTime,
} from '@ginipig/domain/booking'
import { patchTestBy } from '@ginipig/domain/listing'
import type { PayoutState } from '@ginipig/domain/payment'

/** One thing that happened, is awaited now, or is to come. `at` is epoch ms: when it was, or by when it is due. */
export type BookingStep = {
  kind:
    | Exclude<BookingEventKind, 'held' | 'completed' | 'accept_undone'>
    | 'pay'
    | 'reply'
    | 'charge'
    | 'patch_test'
    | 'balance'
    | 'balance_taken'
    | 'appointment'
    | 'refunded'
    | 'refund_owed'
    | 'early'
    | 'other_time'
    | 'balance_refused'
    | 'contest'
    | 'disputed'
    | 'decision'
    | 'reported'
    | 'release'
  state: 'done' | 'now' | 'next' | 'failed'
  at: number
  /** Of a move: its start before. */
  movedFrom?: number
  /** What of the client's money it is about, in pence; and what that money is then. */
  sum?: { amount: number; is: SumState }
}

/** `set_aside` on the card, `held` by us, `goes` from us to the provider, less our commission. */
export type SumState =
  | 'set_aside'
  | 'paid'
  | 'due'
  | 'if_accepted'
  | 'unpaid'
  | 'held'
  | 'goes'
  | 'released'
  | 'refunded'
  | 'owed'

/** What both sides know alike, and the end of a hold, which only its client has. */
type Facts = Pick<
  ProviderBooking,
  | 'status'
  | 'approval'
  | 'plan'
  | 'events'
  | 'payments'
  | 'startsAt'
  | 'respondBy'
  | 'balanceAt'
  | 'mustHavesAsked'
  | 'mustHavesGiven'
  | 'refund'
  | 'refundOwed'
  | 'now'
  | 'endsAt'
  | 'completedAt'
  | 'captured'
  | 'paymentStatus'
  | 'reportedAt'
  | 'proposal'
> & { policy: ClientPolicy; split: ClientSplit } & { holdEndsAt?: ClientBooking['holdEndsAt'] }

const failures: ReadonlySet<BookingEventKind> = new Set([
  'declined',
  'expired',
  'withdrawn',
  'hold_released',
  'payment_failed',
  'cancelled',
  'no_show',
  'no_show_undone',
  'charged_back',
])

/** Everything that happened and what happens next, for client and provider alike, from the booking's events and its own deadlines. Source: product.md §5. */
export function bookingTimeline(booking: Facts): BookingStep[] {
  const past = [...pastEvents(booking), ...takenBalance(booking), ...attended(booking), ...refunded(booking)].sort(
    (one, other) => one.at - other.at,
  )
  return [
    ...past,
    ...(booking.paymentStatus === 'disputed'
      ? disputed(booking)
      : withFirstNow([...toCome(booking), ...refundOwed(booking)])),
  ]
}

const payoutSteps = {
  on_its_way: { kind: 'paying_out', state: 'now' },
  paid: { kind: 'paid_out', state: 'done' },
  failed: { kind: 'sent_back', state: 'now' },
} as const satisfies Record<PayoutState, { kind: string; state: BookingStep['state'] }>

/** A step that only the provider is told of, too. */
export type ProviderStep = Omit<BookingStep, 'kind'> & {
  kind: BookingStep['kind'] | 'taken_back' | (typeof payoutSteps)[PayoutState]['kind']
}

/** With the refund for which it is, or before Stripe has said that one went. */
const takenBack = ({ outcome, refund, now }: ProviderBooking): ProviderStep[] =>
  outcome && outcome.takenBack > 0 ? [{ kind: 'taken_back', state: 'failed', at: refund?.at ?? now }] : []

/** The provider's timeline goes on until the money is with their bank, or was taken back. */
export const providerTimeline = (booking: ProviderBooking): ProviderStep[] => {
  const steps = [...bookingTimeline(booking), ...takenBack(booking)]
  if (!booking.payout) return steps
  const payout = { ...payoutSteps[booking.payout.state], at: booking.payout.arrivesAt }
  // What was in their bank before something went back to the client stands before it.
  const later = payout.state === 'done' ? steps.findIndex(({ kind, at }) => kind === 'refunded' && at > payout.at) : -1
  return steps.toSpliced(later < 0 ? steps.length : later, 0, payout)
}

/** What an event did with the client's money. */
function sumOf(kind: BookingEventKind, { split, plan, captured }: Facts): Pick<BookingStep, 'sum'> {
  if (plan === null) return {}
  if (kind === 'requested') return { sum: { amount: dueNow(split, plan), is: 'set_aside' } }
  if (kind === 'confirmed') return { sum: { amount: dueNow(split, plan), is: 'paid' } }
  return kind === 'released' ? { sum: { amount: captured, is: 'released' } } : {}
}

function pastEvents(booking: Facts): BookingStep[] {
  const { events, approval } = booking
  const isAtOnce = approval === 'automatic' && events.some(({ kind }) => kind === 'confirmed')
  return events.flatMap(({ kind, at, movedFrom }, index): BookingStep[] => {
    // An acceptance that was taken back never was.
    if (kind === 'accept_undone' || events[index + 1]?.kind === 'accept_undone') return []
    // A hold is no news, where nobody has to answer there is no answer, and that it took place `attended` says.
    if (kind === 'held' || kind === 'completed') return []
    if (kind === 'accepted' && approval === 'automatic') return []
    // Where it was booked at once, the request before it was nobody's question.
    if (kind === 'requested' && isAtOnce) return []
    const state = failures.has(kind) ? ('failed' as const) : ('done' as const)
    return [{ kind, at, state, ...(movedFrom !== undefined && { movedFrom }), ...sumOf(kind, booking) }]
  })
}

/** What came of the money afterwards is another step. */
const wasTaken: ReadonlySet<Facts['payments'][number]['state']> = new Set(['taken', 'disputed', 'taken_back'])

function takenBalance({ payments }: Facts): BookingStep[] {
  return payments
    .filter(({ kind, state }) => kind === 'balance' && wasTaken.has(state))
    .map(({ at, amount }) => ({ kind: 'balance_taken', at, state: 'done', sum: { amount, is: 'paid' } }))
}

/** Has it begun, and can't be over yet, for all that anybody has said? */
const isUnderWay = ({ status, startsAt, endsAt, now }: Facts) =>
  status === 'confirmed' && startsAt <= now && now < endsAt

/** A day that came has no event of its own until somebody marks it. */
const attended = (booking: Facts): BookingStep[] =>
  tookPlace(booking, booking.now) && !waitsForOtherTime(booking) && !isUnderWay(booking)
    ? [{ kind: 'appointment', at: booking.startsAt, state: 'done' }]
    : []

const refunded = ({ refund }: Facts): BookingStep[] =>
  refund ? [{ kind: 'refunded', at: refund.at, state: 'done', sum: { amount: refund.amount, is: 'refunded' } }] : []

/** What the booking's end gave back and isn't there yet. */
const refundOwed = ({ refundOwed }: Facts): BookingStep[] =>
  refundOwed
    ? [{ kind: 'refund_owed', at: refundOwed.at, state: 'next', sum: { amount: refundOwed.amount, is: 'owed' } }]
    : []

function toCome(booking: Facts): BookingStep[] {
  const next = (kind: BookingStep['kind'], at: number | null): BookingStep[] =>
    at === null ? [] : [{ kind, at, state: 'next' }]
  const appointment = next('appointment', booking.startsAt).map(
    (step): BookingStep =>
      booking.status === 'confirmed' ? { ...step, sum: { amount: booking.split.total, is: 'held' } } : step,
  )
  switch (booking.status) {
    case 'pending_payment':
      return [...next('pay', booking.holdEndsAt ?? null), ...appointment]
    case 'requested':
      // It goes by what its client answers.
      if (booking.proposal?.by === 'provider') return next('other_time', booking.proposal.until)
      return [...next('reply', booking.respondBy), ...beforeTheDay(booking), ...appointment]
    case 'accepting':
      return [...next('charge', booking.now), ...beforeTheDay(booking), ...appointment]
    case 'confirmed': {
      // On a day off nothing that was to come stands: it goes by what its client answers.
      const dayOff = waitsForOtherTime(booking)
      if (dayOff) return next('other_time', dayOff.until)
      if (booking.startsAt > booking.now) return [...beforeTheDay(booking), ...appointment, release(booking)]
      return [
        ...(isUnderWay(booking) ? appointment : []),
        ...(isPaid(booking) || booking.reportedAt !== null ? [release(booking)] : []),
      ]
    }
    case 'completed':
      return [release(booking)]
    case 'no_show':
      return contest(booking)
    default:
      return []
  }
}

const isPaid = ({ captured, split }: Facts) => captured >= split.total

/** The end of the way, at the latest; where the client reported it, no day can be promised. */
const release = (booking: Facts): BookingStep =>
  booking.reportedAt === null
    ? {
        kind: 'release',
        at: releasedBy(booking, booking.policy),
        state: 'next',
        sum: { amount: booking.split.total, is: 'goes' },
      }
    : { kind: 'reported', at: booking.reportedAt, state: 'next', sum: { amount: booking.captured, is: 'held' } }

/** While a client may still say that they were there, the provider's share waits. */
function contest({ events, reportedAt, now, policy }: Facts): BookingStep[] {
  const noShow = noShowOf(events)
  if (noShow?.contest === 'open') return [{ kind: 'decision', at: now, state: 'next' }]
  const until = noShow?.contest === null ? contestableUntil(noShow.at, policy) : now
  return [
    ...(until > now ? [{ kind: 'contest', at: until, state: 'next' } as const] : []),
    ...(reportedAt === null ? [] : [{ kind: 'reported', at: reportedAt, state: 'next' } as const]),
  ]
}

/** While a bank takes a payment back nothing of it is to come; an appointment that is ahead stands, or can be chosen anew. */
function disputed(booking: Facts): BookingStep[] {
  const { now, startsAt, status } = booking
  const dayOff = waitsForOtherTime(booking)
  const ahead = dayOff
    ? ({ kind: 'other_time', at: dayOff.until } as const)
    : ({ kind: 'appointment', at: startsAt } as const)
  return [
    { kind: 'disputed', at: now, state: 'now' },
    ...(status === 'confirmed' && ahead.at > now ? [{ ...ahead, state: 'next' } as const] : []),
  ]
}

/** A balance to come, or that was refused; where the time to cancel early runs, its end comes before. */
function balanceSteps(booking: Facts): BookingStep[] {
  const { startsAt, balanceAt, policy, split, captured, plan, status, paymentStatus, now } = booking
  const early: BookingStep[] =
    status === 'confirmed' && isEarlyCancellation(startsAt, policy, now)
      ? [{ kind: 'early', at: startsAt - policy.balanceBeforeMs, state: 'next' }]
      : []
  if (plan !== 'deposit' || balanceAt === null || (status === 'confirmed' && isPaid(booking))) return early
  const left = status === 'confirmed' ? split.total - captured : split.balance
  if (paymentStatus === 'balance_failed')
    return [
      ...early,
      {
        kind: 'balance_refused',
        at: unpaidCutoffAt(startsAt, policy),
        state: 'next',
        sum: { amount: left, is: 'unpaid' },
      },
    ]
  const is = status === 'requested' ? 'if_accepted' : 'due'
  return [...early, { kind: 'balance', at: balanceAt, state: 'next', sum: { amount: left, is } }]
}

/** Patch test and balance, in the order in which they are due; what is past is not to come. */
function beforeTheDay(booking: Facts): BookingStep[] {
  const { startsAt, mustHavesAsked, mustHavesGiven, now } = booking
  const steps: BookingStep[] = []
  if (mustHavesAsked.patchTest && mustHavesGiven.patchTest === 'will_attend') {
    const at = patchTestBy(mustHavesAsked.patchTest, startsAt)
    if (at > now) steps.push({ kind: 'patch_test', at, state: 'next' })
  }
  steps.push(...balanceSteps(booking))
  return steps.sort((one, other) => one.at - other.at)
}

const withFirstNow = (steps: BookingStep[]): BookingStep[] =>
  steps.map((step, index) => (index === 0 ? { ...step, state: 'now' } : step))
