import { describe, expect, test } from 'vitest'
import { bookingPolicy } from '#booking/index.ts'
import { HOUR_MS } from '#time/index.ts'
import {
  allNotificationKinds,
  type NotificationKind,
  notificationAct,
  notificationPath,
  type ToldBooking,
} from './index.ts'

const now = Date.parse('2027-02-09T12:00:00Z')
const asked: ToldBooking = {
  ...{ id: 'b', status: 'requested', paymentStatus: 'authorized', plan: 'deposit', captured: 0, total: 5_400 },
  ...{ policy: bookingPolicy, startsAt: now + 96 * HOUR_MS, endsAt: now + 98 * HOUR_MS, completedAt: null },
  ...{ answerBy: now + HOUR_MS, isReviewed: false, proposal: null },
}
const proposal = (by: 'client' | 'provider') => ({ by, otherwise: 'stays' as const, until: now + HOUR_MS })
const held: ToldBooking = { ...asked, status: 'pending_payment' }
const confirmed: ToldBooking = { ...asked, status: 'confirmed', captured: 810, paymentStatus: 'deposit_paid' }
const unpaid: ToldBooking = { ...confirmed, paymentStatus: 'balance_failed', startsAt: now + 30 * HOUR_MS }
const done: ToldBooking = { ...confirmed, status: 'completed', completedAt: now - HOUR_MS, endsAt: now - HOUR_MS }

type Case = { kind: NotificationKind; act: string; path: string; open: ToldBooking; shut: Record<string, ToldBooking> }
const cases: Case[] = [
  ...(['booking_asked_of_you', 'booking_still_waits'] as const).map((kind) => ({
    ...{ kind, act: 'see_request', path: '/provider/booking-details/b', open: asked },
    shut: {
      answered: confirmed,
      'out of time': { ...asked, answerBy: now },
      'of which times were proposed': { ...asked, proposal: proposal('provider') },
    },
  })),
  {
    ...{ kind: 'booking_move_wished', act: 'see_wish', path: '/provider/booking-details/b' },
    open: { ...confirmed, proposal: proposal('client') },
    shut: { answered: confirmed, 'out of time': { ...confirmed, proposal: { ...proposal('client'), until: now } } },
  },
  {
    ...{ kind: 'booking_times_proposed', act: 'choose_time', path: '/booking-details/b' },
    open: { ...confirmed, proposal: proposal('provider') },
    shut: { answered: confirmed, 'asked back': { ...confirmed, proposal: proposal('client') } },
  },
  {
    ...{ kind: 'booking_time_offered', act: 'take_time', path: '/waitlist/b', open: held },
    shut: { taken: confirmed, 'held no longer': { ...held, answerBy: now } },
  },
  ...(['booking_balance_failed', 'booking_balance_last_call'] as const).map((kind) => ({
    ...{ kind, act: 'pay', path: '/pay-full/b', open: unpaid },
    shut: {
      paid: { ...unpaid, captured: 5_400, paymentStatus: 'paid' as const },
      over: { ...unpaid, startsAt: now },
      'on a day off': { ...unpaid, proposal: { ...proposal('provider'), otherwise: 'cancels' as const } },
    },
  })),
  {
    ...{ kind: 'booking_done', act: 'review', path: '/leave-review/b', open: done },
    shut: { written: { ...done, isReviewed: true }, late: { ...done, completedAt: now - 15 * 24 * HOUR_MS } },
  },
]

describe.each(cases)('$kind', ({ kind, act, path, open, shut }) => {
  const of = (booking: ToldBooking | null) => notificationAct({ kind, pageId: 'b', booking }, now)

  test('can be answered at once', () => expect(of(open)).toEqual({ act, path }))

  test.each(Object.entries(shut))('not where it is %s', (_what, booking) => expect(of(booking)).toBeUndefined())

  test('not without its booking', () => expect(of(null)).toBeUndefined())
})

test('no other kind has a button, whatever its booking', () => {
  const known = new Set(cases.map(({ kind }) => kind))
  for (const kind of allNotificationKinds.filter((one) => !known.has(one)))
    for (const booking of [asked, held, unpaid, done])
      expect(notificationAct({ kind, pageId: 'b', booking }, now)).toBeUndefined()
})

test('where it leads is a page of the side that is told', () => {
  for (const { kind, path } of cases)
    expect(path.startsWith('/provider/')).toBe(notificationPath(kind, 'b').startsWith('/provider/'))
})
