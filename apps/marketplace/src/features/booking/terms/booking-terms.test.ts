import { bookingPolicy, splitPrice } from '@ginipig/domain/booking'
import { HOUR_MS, MINUTE_MS } from '@ginipig/domain/time'
import { expect, test } from 'vitest'
import { bookingTerms } from './booking-terms.ts'

const now = Date.UTC(2026, 4, 8, 9)
const held = (aheadMs: number) => ({
  split: splitPrice(5_000, bookingPolicy),
  policy: bookingPolicy,
  startsAt: now + aheadMs,
  now,
  holdEndsAt: now + 15 * MINUTE_MS,
})

test('£50: the deposit early, the deposit and half the price late (money.md §2)', () => {
  expect(bookingTerms(held(72 * HOUR_MS))).toEqual({
    lostEarly: 750,
    lostLate: 3_250,
    lateHours: 36,
    answerHours: 8,
    answerBy: undefined,
  })
})

test.for([
  { what: 'an hour ahead', aheadMs: HOUR_MS },
  { what: 'at the limit', aheadMs: 36 * HOUR_MS },
  { what: 'as long as the hold before the limit', aheadMs: 36 * HOUR_MS + 14 * MINUTE_MS },
])('$what no early cancellation is promised', ({ aheadMs }) => {
  expect(bookingTerms(held(aheadMs))).toMatchObject({ lostEarly: undefined, lostLate: 3_250 })
})

test('where paying by the end of the hold still leaves a moment for it, it is', () => {
  expect(bookingTerms(held(36 * HOUR_MS + 15 * MINUTE_MS)).lostEarly).toBe(750)
})

test('a start within the provider’s hours cuts them short, an hour before', () => {
  expect(bookingTerms(held(3 * HOUR_MS)).answerBy).toBe(now + 2 * HOUR_MS)
  expect(bookingTerms(held(9 * HOUR_MS)).answerBy).toBeUndefined()
})
