import type { ClientBooking, ProviderBooking } from '@ginipig/contract/booking/booking.ts'
import { type BookingEventKind, tookPlace } from '@ginipig/domain/booking'
import { patchTestBy } from '@ginipig/domain/listing'

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
  state: 'done' | 'now' | 'next' | 'failed'
  at: number
  /** Of a move: its start before. */
  movedFrom?: number
}

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
  | 'now'
> & { holdEndsAt?: ClientBooking['holdEndsAt'] }

const failures: ReadonlySet<BookingEventKind> = new Set([
  'declined',
  'expired',
  'withdrawn',
  'hold_released',
  'payment_failed',
  'cancelled',
  'no_show',
])

/** Everything that happened and what happens next, for client and provider alike, from the booking's events and its own deadlines. Source: product.md §5. */
export function bookingTimeline(booking: Facts): BookingStep[] {
  const past = [...pastEvents(booking), ...takenBalance(booking), ...attended(booking), ...refunded(booking)].sort(
    (one, other) => one.at - other.at,
  )
  return [...past, ...withFirstNow(toCome(booking))]
}

function pastEvents({ events, approval }: Facts): BookingStep[] {
  return events.flatMap(({ kind, at, movedFrom }, index): BookingStep[] => {
    // An acceptance that was taken back never was.
    if (kind === 'accept_undone' || events[index + 1]?.kind === 'accept_undone') return []
    // A hold is no news, where nobody has to answer there is no answer, and that it took place `attended` says.
    if (kind === 'held' || kind === 'completed') return []
    if (kind === 'accepted' && approval === 'automatic') return []
    const step = { kind, at, state: failures.has(kind) ? ('failed' as const) : ('done' as const) }
    return [movedFrom === undefined ? step : { ...step, movedFrom }]
  })
}

function takenBalance({ payments }: Facts): BookingStep[] {
  return payments
    .filter(({ kind, state }) => kind === 'balance' && state === 'taken')
    .map(({ at }) => ({ kind: 'balance_taken', at, state: 'done' }))
}

/** A day that came has no event of its own until somebody marks it. */
const attended = (booking: Facts): BookingStep[] =>
  tookPlace(booking, booking.now) ? [{ kind: 'appointment', at: booking.startsAt, state: 'done' }] : []

const refunded = ({ refund }: Facts): BookingStep[] =>
  refund ? [{ kind: 'refunded', at: refund.at, state: 'done' }] : []

function toCome(booking: Facts): BookingStep[] {
  const next = (kind: BookingStep['kind'], at: number | null): BookingStep[] =>
    at === null ? [] : [{ kind, at, state: 'next' }]
  const appointment = next('appointment', booking.startsAt)
  switch (booking.status) {
    case 'pending_payment':
      return [...next('pay', booking.holdEndsAt ?? null), ...appointment]
    case 'requested':
      return [...next('reply', booking.respondBy), ...beforeTheDay(booking), ...appointment]
    case 'accepting':
      return [...next('charge', booking.now), ...beforeTheDay(booking), ...appointment]
    case 'confirmed':
      return booking.startsAt > booking.now ? [...beforeTheDay(booking), ...appointment] : []
    default:
      return []
  }
}

/** Patch test and balance, in the order in which they are due; what is past is not to come. */
function beforeTheDay(booking: Facts): BookingStep[] {
  const { startsAt, balanceAt, plan, payments, mustHavesAsked, mustHavesGiven, now } = booking
  const steps: BookingStep[] = []
  if (mustHavesAsked.patchTest && mustHavesGiven.patchTest === 'will_attend') {
    const at = patchTestBy(mustHavesAsked.patchTest, startsAt)
    if (at > now) steps.push({ kind: 'patch_test', at, state: 'next' })
  }
  const isBalanceTaken = payments.some(({ kind, state }) => kind === 'balance' && state === 'taken')
  if (plan === 'deposit' && balanceAt !== null && !isBalanceTaken) {
    steps.push({ kind: 'balance', at: balanceAt, state: 'next' })
  }
  return steps.sort((one, other) => one.at - other.at)
}

const withFirstNow = (steps: BookingStep[]): BookingStep[] =>
  steps.map((step, index) => (index === 0 ? { ...step, state: 'now' } : step))
