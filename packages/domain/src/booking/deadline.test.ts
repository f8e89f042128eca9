import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#time/durations.ts'
import {
  balanceAt,
  balanceTriesAt,
  bookableUntil,
  holdEnds,
  isBalanceTryDue,
  isEarlyCancellation,
  nudgeDue,
  remindAt,
  respondBy,
} from './deadline.ts'
import { bookingPolicy } from './policy.ts'

const instant = (iso: string) => Date.parse(iso)
const startsAt = instant('2027-05-14T09:30:00Z')

test.for([
  { when: 'days before the start', requested: '2027-05-10T12:00:00Z', due: '2027-05-10T20:00:00Z' },
  { when: 'exactly 9 hours before', requested: '2027-05-14T00:30:00Z', due: '2027-05-14T08:30:00Z' },
  {
    when: 'a millisecond more than 9 hours before',
    requested: '2027-05-14T00:29:59.999Z',
    due: '2027-05-14T08:29:59.999Z',
  },
  {
    when: 'a millisecond less than 9 hours before',
    requested: '2027-05-14T00:30:00.001Z',
    due: '2027-05-14T08:30:00Z',
  },
  { when: '2 h 30 before', requested: '2027-05-14T07:00:00Z', due: '2027-05-14T08:30:00Z' },
])('requested $when, the answer is due at $due', ({ requested, due }) => {
  expect(respondBy(instant(requested), startsAt, bookingPolicy)).toBe(instant(due))
})

test('the balance is taken 36 hours before the start, the reminder goes out 48 hours before', () => {
  expect(balanceAt(startsAt, bookingPolicy)).toBe(instant('2027-05-12T21:30:00Z'))
  expect(remindAt(startsAt, bookingPolicy)).toBe(instant('2027-05-12T09:30:00Z'))
})

test.for([
  { when: 'a millisecond before', at: -1, isEarly: true },
  { when: 'exactly', at: 0, isEarly: true },
  { when: 'a millisecond after', at: 1, isEarly: false },
])('$when 36 hours ahead, early: $isEarly', ({ at, isEarly }) => {
  expect(isEarlyCancellation(startsAt, bookingPolicy, startsAt - 36 * HOUR_MS + at)).toBe(isEarly)
})

test.for([
  { change: 'forward', start: '2027-03-28T09:30:00Z', boundary: '2027-03-26T21:30:00Z' },
  { change: 'back', start: '2027-10-31T10:30:00Z', boundary: '2027-10-29T22:30:00Z' },
])('36 hours are 36 real hours when the clocks go $change', ({ start, boundary }) => {
  const isEarly = (now: number) => isEarlyCancellation(instant(start), bookingPolicy, now)
  expect([isEarly(instant(boundary)), isEarly(instant(boundary) + 1)]).toEqual([true, false])
})

test('a slot can be taken until the provider has an hour to answer, or until a hold would end at the start', () => {
  expect(bookableUntil(startsAt, 'manual')).toBe(instant('2027-05-14T07:00:00Z'))
  expect(bookableUntil(startsAt, 'automatic')).toBe(instant('2027-05-14T09:00:00Z'))
})

test('even the last request leaves the provider time after the hold', () => {
  const requested = holdEnds(bookableUntil(startsAt, 'manual')).kept
  expect(respondBy(requested, startsAt, bookingPolicy) - requested).toBeGreaterThanOrEqual(HOUR_MS)
})

test('a hold is shown for 15 minutes and kept a minute longer', () => {
  expect(holdEnds(startsAt)).toEqual({ shown: startsAt + 15 * MINUTE_MS, kept: startsAt + 16 * MINUTE_MS })
})

test('a balance is tried 36, 30 and 24 hours before the start', () => {
  const startsAt = Date.parse('2027-03-29T10:00:00Z') // the clocks change between
  expect(balanceTriesAt(startsAt, bookingPolicy).map((at) => (startsAt - at) / HOUR_MS)).toEqual([36, 30, 24])
})

test.for([
  { hours: 36, last: null, due: true },
  { hours: 36.01, last: null, due: false },
  { hours: 20, last: null, due: true },
  { hours: 30, last: 36, due: true },
  { hours: 30.01, last: 36, due: false },
  { hours: 29, last: 30, due: false },
  { hours: 24, last: 29, due: true },
  { hours: 19, last: 20, due: false },
])('$hours hours before, tried last $last hours before: due is $due', ({ hours, last, due }) => {
  const lastTryAt = last === null ? null : startsAt - last * HOUR_MS
  expect(isBalanceTryDue(startsAt, bookingPolicy, startsAt - hours * HOUR_MS, lastTryAt)).toBe(due)
})

test.for([
  { hours: 1.99, due: 0 },
  { hours: 2, due: 1 },
  { hours: 5, due: 2 },
  { hours: 7, due: 3 },
])('$hours hours after a request its reminder $due is due', ({ hours, due }) => {
  expect(nudgeDue(0, hours * HOUR_MS)).toBe(due)
})
