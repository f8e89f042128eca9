import {
  type BookingEventKind,
  type BookingStatus,
  bookingPolicy,
  bookingStatuses,
  isFinal,
  splitPrice,
} from '@ginipig/domain/booking'
import { nothingGiven } from '@ginipig/domain/listing'
import { DAY_MS, HOUR_MS } from '@ginipig/domain/time'
import { expect, test } from 'vitest'
import { bookingTimeline } from './booking-timeline.ts'

type Facts = Parameters<typeof bookingTimeline>[0]

const now = Date.UTC(2026, 4, 8, 12)
const startsAt = now + 6 * DAY_MS
const event = (kind: BookingEventKind, at: number) => ({ kind, at, actor: 'client' as const })

const requested: Facts = {
  status: 'requested',
  approval: 'manual',
  plan: 'deposit',
  events: [event('held', now - 2), event('requested', now - 1)],
  payments: [],
  startsAt,
  respondBy: now + 8 * HOUR_MS,
  balanceAt: startsAt - 36 * HOUR_MS,
  holdEndsAt: null,
  mustHavesAsked: { photos: null, requirements: null, consultation: null, patchTest: null },
  mustHavesGiven: { ...nothingGiven, photoIds: [], answers: {} },
  refund: null,
  refundOwed: null,
  reportedAt: null,
  proposal: null,
  now,
  endsAt: startsAt + 2 * HOUR_MS,
  completedAt: null,
  captured: 0,
  paymentStatus: 'authorized',
  split: splitPrice(5_400, bookingPolicy),
  policy: bookingPolicy,
}

const shown = (booking: Facts) => bookingTimeline(booking).map(({ kind, state }) => `${kind} ${state}`)

test('a request waits for the reply; balance and appointment are to come', () => {
  expect(shown(requested)).toEqual(['requested done', 'reply now', 'balance next', 'appointment next'])
})

test('paid in full has no balance', () => {
  expect(shown({ ...requested, plan: 'full', balanceAt: null })).not.toContain('balance next')
})

test('confirmed: what is due soonest is now, the patch test where one was promised', () => {
  const confirmed: Facts = {
    ...requested,
    status: 'confirmed',
    paymentStatus: 'deposit_paid',
    captured: 810,
    respondBy: null,
    events: [...requested.events, event('accepted', now), event('confirmed', now)],
    mustHavesAsked: { ...requested.mustHavesAsked, patchTest: { hoursBefore: 48 } },
    mustHavesGiven: { ...requested.mustHavesGiven, patchTest: 'will_attend' },
  }
  expect(shown(confirmed)).toEqual([
    'requested done',
    'accepted done',
    'confirmed done',
    'patch_test now',
    'early next',
    'balance next',
    'appointment next',
    'release next',
  ])
  const had = { ...confirmed, mustHavesGiven: { ...confirmed.mustHavesGiven, patchTest: 'already_done' as const } }
  expect(shown(had)).toContain('early now')
})

test('where the booking confirms itself nobody is said to have replied', () => {
  const instant: Facts = {
    ...requested,
    status: 'accepting',
    approval: 'automatic',
    events: [...requested.events, event('accepted', now)],
  }
  expect(shown(instant)).toEqual(['requested done', 'charge now', 'balance next', 'appointment next'])
  const events = [...instant.events, event('confirmed', now)]
  const booked: Facts = { ...instant, status: 'confirmed', paymentStatus: 'deposit_paid', captured: 810, events }
  expect(shown(booked)).toEqual(['confirmed done', 'early now', 'balance next', 'appointment next', 'release next'])
})

test('a balance that was taken is done, at its time', () => {
  const taken = { id: 'p', kind: 'balance' as const, amount: 4_590, state: 'taken' as const, at: now - 1, card: null }
  const late = { now: startsAt - HOUR_MS, paymentStatus: 'paid' as const, captured: 5_400 }
  const paid: Facts = { ...requested, ...late, status: 'confirmed', payments: [taken] }
  expect(shown(paid)).toEqual(['requested done', 'balance_taken done', 'appointment now', 'release next'])
  const back = { ...paid, payments: [{ ...taken, state: 'taken_back' as const }] }
  expect(shown(back)).toContain('balance_taken done')
})

/** How each end is told: what went before, the end, and nothing to come. */
const confirmedFirst = ['requested done', 'accepted done', 'confirmed done']
const ends: Partial<Record<BookingStatus, { event: BookingEventKind; told: string[] }>> = {
  declined: { event: 'declined', told: ['requested done', 'declined failed'] },
  expired: { event: 'expired', told: ['requested done', 'expired failed'] },
  withdrawn: { event: 'withdrawn', told: ['requested done', 'withdrawn failed'] },
  payment_failed: { event: 'payment_failed', told: ['requested done', 'payment_failed failed'] },
  cancelled_by_client: { event: 'cancelled', told: [...confirmedFirst, 'cancelled failed'] },
  cancelled_by_provider: { event: 'cancelled', told: [...confirmedFirst, 'cancelled failed'] },
  cancelled_by_platform: { event: 'cancelled', told: [...confirmedFirst, 'cancelled failed'] },
  cancelled_unpaid: { event: 'cancelled', told: [...confirmedFirst, 'cancelled failed'] },
  no_show: { event: 'no_show', told: [...confirmedFirst, 'no_show failed', 'contest now'] },
  completed: { event: 'completed', told: [...confirmedFirst, 'appointment done', 'release now'] },
  released: { event: 'released', told: [...confirmedFirst, 'appointment done', 'released done'] },
}
const isOver = (status: BookingStatus) => isFinal(status) || status === 'completed'

test.for(bookingStatuses.filter(isOver))(
  '%s: what happened in its order, and what of it is still to come',
  (status) => {
    const end = ends[status]
    const before = end?.told.includes('confirmed done') ? [event('accepted', now - 5), event('confirmed', now - 4)] : []
    const events = [event('requested', now - 6), ...before, ...(end ? [event(end.event, now - 1)] : [])]
    expect(shown({ ...requested, status, startsAt: now - 3, events })).toEqual(end?.told)
  },
)

test('what went back is told after the end, at its time', () => {
  const events = [event('requested', now - 6), event('confirmed', now - 5), event('cancelled', now - 2)]
  const booking: Facts = { ...requested, status: 'cancelled_by_client', events, refund: { amount: 1_750, at: now - 1 } }
  expect(shown(booking)).toEqual(['requested done', 'confirmed done', 'cancelled failed', 'refunded done'])
  const sum = { amount: 1_750, is: 'refunded' }
  expect(bookingTimeline(booking).at(-1)).toEqual({ kind: 'refunded', state: 'done', at: now - 1, sum })
})

test('what is owed back is to come until it went', () => {
  const events = [event('requested', now - 6), event('confirmed', now - 5), event('cancelled', now - 2)]
  const refundOwed = { amount: 810, at: now - 1, isReturned: false }
  const booking: Facts = { ...requested, status: 'cancelled_by_provider', events, refundOwed }
  expect(shown(booking).slice(2)).toEqual(['cancelled failed', 'refund_owed now'])
})

test('an acceptance that was taken back leaves no trace, and the next one does', () => {
  const undone = [event('requested', now - 6), event('accepted', now - 5), event('accept_undone', now - 4)]
  expect(shown({ ...requested, events: undone }).slice(0, 2)).toEqual(['requested done', 'reply now'])
  const again: Facts = { ...requested, status: 'accepting', events: [...undone, event('accepted', now - 1)] }
  expect(shown(again).slice(0, 3)).toEqual(['requested done', 'accepted done', 'charge now'])
})

test('a hold waits for its payment', () => {
  const held: Facts = {
    ...requested,
    status: 'pending_payment',
    plan: null,
    events: [],
    holdEndsAt: now + 1,
    balanceAt: null,
  }
  expect(shown(held)).toEqual(['pay now', 'appointment next'])
})

test('a day that is past has nothing to come', () => {
  expect(shown({ ...requested, status: 'confirmed', startsAt: now - 0.5, endsAt: now - 0.2 })).toEqual([
    'requested done',
    'appointment done',
  ])
})

/** Each step with what it says of the client's money. */
const sums = (booking: Facts) =>
  bookingTimeline(booking).map(({ kind, sum }) => (sum ? `${kind}: ${sum.amount} ${sum.is}` : kind))

test('the money is followed from the card to the provider, by the booking’s own figures', () => {
  expect(sums(requested)).toEqual(['requested: 810 set_aside', 'reply', 'balance: 4590 if_accepted', 'appointment'])
  const confirmed: Facts = {
    ...requested,
    status: 'confirmed',
    paymentStatus: 'deposit_paid',
    captured: 810,
    events: [...requested.events, event('confirmed', now)],
  }
  expect(sums(confirmed)).toEqual([
    'requested: 810 set_aside',
    'confirmed: 810 paid',
    'early',
    'balance: 4590 due',
    'appointment: 5400 held',
    'release: 5400 goes',
  ])
  const refused: Facts = { ...confirmed, paymentStatus: 'balance_failed', now: startsAt - 20 * HOUR_MS }
  expect(sums(refused)).toContain('balance_refused: 4590 unpaid')
  expect(bookingTimeline(refused).find(({ kind }) => kind === 'balance_refused')).toMatchObject({
    state: 'now',
    at: startsAt - 12 * HOUR_MS,
  })
})

test('a no-show that is contested waits for a decision, and then says what it was', () => {
  const events = [event('confirmed', now - 9), event('no_show', now - 3), event('contested', now - 2)]
  const contested: Facts = { ...requested, status: 'no_show', events }
  expect(shown(contested).slice(-2)).toEqual(['contested done', 'decision now'])
  const upheld = { ...contested, events: [...events, event('no_show_upheld', now - 1)] }
  expect(shown(upheld).at(-1)).toBe('no_show_upheld done')
})

test('an appointment that is under way isn’t done yet, and nothing is released meanwhile', () => {
  const paid = { ...requested, status: 'confirmed', paymentStatus: 'paid', captured: 5_400, plan: 'full' } as const
  const at = (moment: number) => shown({ ...paid, now: moment }).slice(-2)
  expect(at(startsAt)).toEqual(['appointment now', 'release next'])
  expect(at(startsAt + 2 * HOUR_MS)).toEqual(['appointment done', 'release now'])
  expect(shown({ ...paid, status: 'completed', now: startsAt + HOUR_MS }).slice(-2)).toEqual([
    'appointment done',
    'release now',
  ])
})

test('while the payment is disputed nothing of it is said to come, only the appointment', () => {
  const events = [event('requested', now - 9), event('confirmed', now - 8)]
  const disputed: Facts = { ...requested, status: 'confirmed', paymentStatus: 'disputed', captured: 810, events }
  expect(shown(disputed).slice(-2)).toEqual(['disputed now', 'appointment next'])
  expect(shown({ ...disputed, status: 'completed' }).at(-1)).toBe('disputed now')
})

test('on a day off nothing that was to come stands: its client chooses another time', () => {
  const proposal: Facts['proposal'] = {
    ...{ by: 'provider', otherwise: 'cancels', note: '' },
    ...{ at: now, until: now + DAY_MS, times: [] },
  }
  const confirmed: Facts = { ...requested, status: 'confirmed', paymentStatus: 'deposit_paid', captured: 810, proposal }
  expect(shown(confirmed)).toEqual(['requested done', 'other_time now'])
  const disputed: Facts = { ...confirmed, paymentStatus: 'disputed' }
  expect(shown(disputed)).toEqual(['requested done', 'disputed now', 'other_time next'])
  expect(shown({ ...disputed, now: startsAt + HOUR_MS })).toEqual(['requested done', 'disputed now'])
  expect(shown({ ...requested, proposal })).toEqual(['requested done', 'other_time now'])
  const stays: Facts = { ...confirmed, proposal: { ...proposal, otherwise: 'stays' } }
  expect(shown(stays)).toEqual(expect.arrayContaining(['balance next', 'appointment next', 'release next']))
})
