import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#time/durations.ts'
import { canMoveTo, type Movable } from './move.ts'
import { bookingPolicy } from './policy.ts'

const now = Date.UTC(2026, 4, 11, 9)
const paidInFull: Movable = {
  startsAt: now + 72 * HOUR_MS,
  approval: 'automatic',
  captured: 5_400,
  split: { total: 5_400 },
  policy: bookingPolicy,
  mustHavesAsked: { patchTest: null },
  mustHavesGiven: { patchTest: null },
}
const byDeposit = { ...paidInFull, captured: 810 }
const byHand = { ...paidInFull, approval: 'manual' as const }
const withTest = {
  ...paidInFull,
  mustHavesAsked: { patchTest: { hoursBefore: 48 } },
  mustHavesGiven: { patchTest: 'will_attend' as const },
}

test.for([
  { what: 'the time it has', booking: paidInFull, hours: 72, can: false },
  { what: 'a later one', booking: paidInFull, hours: 80, can: true },
  { what: 'a start too soon to be booked', booking: paidInFull, hours: 0.4, can: false },
  { what: 'the soonest that is booked at once', booking: paidInFull, hours: 0.5, can: true },
  { what: 'too soon for one who accepts by hand', booking: byHand, hours: 2.4, can: false },
  { what: 'the soonest for one who accepts by hand', booking: byHand, hours: 2.5, can: true },
  { what: 'with the balance due by then', booking: byDeposit, hours: 35.9, can: false },
  { what: 'with the balance due now', booking: byDeposit, hours: 36, can: true },
  { what: 'no time left for the patch test', booking: withTest, hours: 48, can: false },
  { what: 'time left for the patch test', booking: withTest, hours: 48.1, can: true },
  {
    what: 'no time left for the patch test that nothing is known of any more',
    booking: { ...withTest, mustHavesGiven: { patchTest: null } },
    hours: 48,
    can: false,
  },
  {
    what: 'a patch test had before',
    booking: { ...withTest, mustHavesGiven: { patchTest: 'already_done' as const } },
    hours: 24,
    can: true,
  },
])('to $what: $can', ({ booking, hours, can }) => {
  expect(canMoveTo(booking, now + hours * HOUR_MS, now)).toBe(can)
})

test('a patch test that was due before stays good for a later start', () => {
  const soon = withTest.startsAt - 40 * HOUR_MS // the test was due 8 hours ago
  expect(canMoveTo(withTest, withTest.startsAt + HOUR_MS, soon)).toBe(true)
  expect(canMoveTo(withTest, withTest.startsAt - 30 * MINUTE_MS, soon)).toBe(false)
})
