import { describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#time/index.ts'
import { firstInLine, offerTime, placeInLine, type Waiter, waitEnds } from './index.ts'

const at = (text: string) => Date.parse(text)
const waiter = (clientId: string, wish: Partial<Waiter> = {}): Waiter => ({
  ...{ clientId, day: null, since: Number(clientId.slice(1)), isBlocked: false, isBooked: false, isHolding: false },
  passed: [],
  ...wish,
})
const slot = { id: 'slot', day: '2027-03-09' }

describe('the first in line', () => {
  test.each<{ it: string; line: Waiter[]; first: string | undefined }>([
    { it: 'is nobody where nobody waits', line: [], first: undefined },
    { it: 'has waited longest, whatever the order', line: [waiter('c2'), waiter('c1'), waiter('c3')], first: 'c1' },
    { it: 'waits for this day or any', line: [waiter('c1', { day: '2027-03-10' }), waiter('c2')], first: 'c2' },
    { it: 'may wait for this day alone', line: [waiter('c1', { day: '2027-03-09' }), waiter('c2')], first: 'c1' },
    { it: 'is not shut out', line: [waiter('c1', { isBlocked: true }), waiter('c2')], first: 'c2' },
    { it: 'has not booked it', line: [waiter('c1', { isBooked: true }), waiter('c2')], first: 'c2' },
    { it: 'holds no other time', line: [waiter('c1', { isHolding: true }), waiter('c2')], first: 'c2' },
    { it: 'has not let it go', line: [waiter('c1', { passed: ['slot'] }), waiter('c2')], first: 'c2' },
    { it: 'may have let another go', line: [waiter('c1', { passed: ['other'] }), waiter('c2')], first: 'c1' },
    { it: 'is nobody once all let it go', line: [waiter('c1', { passed: ['slot'] })], first: undefined },
  ])('$it', ({ line, first }) => {
    expect(firstInLine(line, slot)?.clientId).toBe(first)
  })
})

test.each([
  { mine: 'c1', day: null, expected: { place: 1, of: 4 } },
  { mine: 'c4', day: null, expected: { place: 4, of: 4 } },
  { mine: 'c3', day: '2027-03-10', expected: { place: 2, of: 3 } },
  { mine: 'c2', day: '2027-03-09', expected: { place: 2, of: 3 } },
])('who waits for $day, having come as $mine, stands at $expected', ({ mine, expected }) => {
  const line = [waiter('c1'), waiter('c2', { day: '2027-03-09' }), waiter('c3', { day: '2027-03-10' }), waiter('c4')]
  const one = line.find(({ clientId }) => clientId === mine)
  expect(one && placeInLine(line, one)).toEqual(expected)
})

test('a wait ends with its day, at its place, or after three months', () => {
  const since = at('2027-03-01T12:00:00Z')
  expect(waitEnds({ day: '2027-03-28', since }, 'Europe/London')).toBe(at('2027-03-28T23:00:00Z'))
  expect(waitEnds({ day: null, since }, 'Europe/London')).toBe(since + 92 * DAY_MS)
})

describe('a slot that comes free', () => {
  const open = { day: '2027-03-09', approval: 'automatic', mustHaves: { patchTest: null } } as const
  test.each([
    { it: 'by day is held at once', now: '2027-03-08T12:00:00Z', startsAt: '2027-03-09T10:00:00Z', from: 'now' },
    {
      it: 'at night is kept for the morning',
      now: '2027-03-08T23:00:00Z',
      startsAt: '2027-03-09T10:00:00Z',
      from: '2027-03-09T07:30:00Z',
    },
    {
      it: 'at night, for the early morning, is nobody’s',
      now: '2027-03-08T23:00:00Z',
      startsAt: '2027-03-09T07:45:00Z',
      from: undefined,
    },
    {
      it: 'too late to be booked is nobody’s',
      now: '2027-03-09T09:31:00Z',
      startsAt: '2027-03-09T10:00:00Z',
      from: undefined,
    },
  ])('$it', ({ now, startsAt, from }) => {
    const expected = from === 'now' ? at(now) : from && at(from)
    expect(offerTime({ ...open, startsAt: at(startsAt) }, at(now))).toBe(expected)
  })

  test('is nobody’s where its patch test can’t be made any more', () => {
    const now = at('2027-03-08T12:00:00Z')
    const asks = (startsAt: number) =>
      offerTime({ ...open, mustHaves: { patchTest: { hoursBefore: 48 } }, startsAt }, now)
    expect(asks(now + 48 * HOUR_MS)).toBeUndefined()
    expect(asks(now + 48 * HOUR_MS + 1)).toBe(now)
  })

  test('leaves who answers by hand their time', () => {
    const now = at('2027-03-08T12:00:00Z')
    expect(offerTime({ ...open, approval: 'manual', startsAt: now + 2 * HOUR_MS }, now)).toBeUndefined()
  })
})
