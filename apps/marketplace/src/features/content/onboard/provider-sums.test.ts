import { expect, test } from 'vitest'
import { answerOf, sumsOf } from './provider-sums.ts'

test('a price of £54.00 off £120.00 is divided as money.md §2 says', () => {
  expect(answerOf({ rrp: '120', price: '£54.00', count: '6' })).toEqual({
    ...{ kind: 'sums', rrp: 12_000, price: 5_400, count: 6, highest: 8_400 },
    sums: {
      ...{ earnings: 4_590, commission: 810, saving: 6_600, deposit: 810, balance: 4_590 },
      ...{ inAMonth: 27_540, noShow: 2_700, cancellationFee: 810 },
    },
  })
})

test('nothing is lost between the provider, us and the client', () => {
  for (const price of [750, 999, 5_401, 84_00]) {
    const { earnings, commission, saving } = sumsOf({ rrp: 12_000, price }, 1)
    expect(earnings + commission + saving).toBe(12_000)
  }
})

test.each([
  [{ rrp: '', price: '54', count: '6' }, 'rrp', 'invalid'],
  [{ rrp: '0', price: '54', count: '6' }, 'rrp', 'invalid'],
  [{ rrp: '120', price: 'a lot', count: '6' }, 'price', 'invalid'],
  [{ rrp: '120', price: '84.01', count: '6' }, 'price', 'discount_too_small'],
  [{ rrp: '120', price: '130', count: '6' }, 'price', 'price_above_rrp'],
  [{ rrp: '120', price: '7.49', count: '6' }, 'price', 'price_below_minimum'],
  [{ rrp: '120', price: '54', count: '0' }, 'count', 'invalid'],
  [{ rrp: '120', price: '54', count: '1.5' }, 'count', 'invalid'],
] as const)('%o is refused at %s: %s', (asked, field, problem) => {
  expect(answerOf(asked)).toMatchObject({ kind: 'wrong', field, problem })
})
