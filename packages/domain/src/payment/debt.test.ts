import { expect, test } from 'vitest'
import { DEBT_OVERDUE_AFTER_MS, openDebts, overdueDebt } from './debt.ts'

const debts = [
  { at: 1, pence: 810, bookingId: 'a' },
  { at: 2, pence: 500, bookingId: 'b' },
]

test.each([
  [0, [810, 500]],
  [300, [510, 500]],
  [810, [500]],
  [1_000, [310]],
  [1_310, []],
  [2_000, []],
])('what was paid (%i) went to the oldest debt first', (paid, left) => {
  expect(openDebts(debts, paid).map(({ pence }) => pence)).toEqual(left)
})

test('a debt is overdue after 90 days, to the millisecond, and only what is left of it', () => {
  const at = (now: number) => overdueDebt(openDebts(debts, 300), now)
  expect(at(DEBT_OVERDUE_AFTER_MS)).toBe(0)
  expect(at(DEBT_OVERDUE_AFTER_MS + 1)).toBe(510)
  expect(at(DEBT_OVERDUE_AFTER_MS + 2)).toBe(1_010)
})
