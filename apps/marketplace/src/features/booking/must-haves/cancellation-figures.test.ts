import { bookingPolicy, splitPrice } from '@ginipig/domain/booking'
import { expect, test } from 'vitest'
import { cancellationFigures } from './cancellation-figures.ts'

test('£50: the deposit early, the deposit and half the price late (money.md §2)', () => {
  const split = splitPrice(5_000, bookingPolicy)
  expect(cancellationFigures({ split, startsAt: Date.UTC(2026, 4, 14) })).toEqual({
    lostEarly: 750,
    lostLate: 3_250,
    lateHours: 36,
    answerHours: 8,
  })
})
