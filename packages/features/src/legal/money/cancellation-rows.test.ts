import { bookingPolicy } from '@ginipig/domain/booking'
import { expect, test } from 'vitest'
import { cancellationRows } from './cancellation-rows.ts'

const rows = (price: number, policy = bookingPolicy) =>
  Object.fromEntries(cancellationRows(price, policy).map(({ id, ...figures }) => [id, Object.values(figures)]))

test('an appointment of £50 ends as money.md §2 has it', () => {
  // taken, costs the client, comes back, the provider's
  expect(rows(5_000)).toEqual({
    'before-acceptance': [0, 0, 0, 0],
    'early-deposit': [750, 750, 0, 0],
    'early-full': [5_000, 750, 4_250, 0],
    late: [5_000, 3_250, 1_750, 2_500],
    'no-show': [5_000, 3_250, 1_750, 2_500],
    unpaid: [750, 750, 0, 750],
    'provider-cancels': [5_000, 0, 5_000, -750],
    done: [5_000, 5_000, 0, 4_250],
  })
})

test('another policy is another table', () => {
  const kinder = { ...bookingPolicy, depositRate: 1_000, noShowRate: 2_000 }
  expect(rows(5_000, kinder).late).toEqual([5_000, 1_500, 3_500, 1_000])
})

test.for([750, 751, 3_333, 19_999])('at %i p nobody loses more than was taken', (price) => {
  for (const { paid, cost, refund } of cancellationRows(price)) {
    expect(cost + refund).toBe(paid)
    expect(Math.min(cost, refund)).toBeGreaterThanOrEqual(0)
  }
})
