import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bp, percentage } from './percentage.ts'

test.for([
  { pence: 0, rate: 1_500, share: 0 },
  { pence: 5_000, rate: 1_500, share: 750 },
  { pence: 5_000, rate: 5_000, share: 2_500 },
  { pence: 750, rate: 1_500, share: 113 },
  { pence: 3, rate: 1_500, share: 0 },
  { pence: 10, rate: 1_500, share: 2 },
  { pence: 1, rate: 5_000, share: 1 },
  { pence: 1, rate: 4_999, share: 0 },
  { pence: 4_999, rate: 10_000, share: 4_999 },
])('$rate basis points of $pence p are $share p', ({ pence, rate, share }) => {
  expect(bp(pence, rate)).toBe(share)
})

/** Exact half-up: one more whenever the doubled remainder reaches the divisor. */
function halfUp(pence: number, rate: number): bigint {
  const product = BigInt(pence) * BigInt(rate)
  return product / 10_000n + ((product % 10_000n) * 2n >= 10_000n ? 1n : 0n)
}

test('a share of money agrees with exact arithmetic, half rounded up', () => {
  const pence = fc.oneof(fc.nat(100_000), fc.nat(1_000_000_000_00))
  fc.assert(
    fc.property(pence, fc.nat(20_000), (amount, rate) => {
      expect(BigInt(bp(amount, rate))).toBe(halfUp(amount, rate))
    }),
  )
})

test('the percentage of a number that is not money is not rounded', () => {
  expect(percentage(50, 15)).toBe(7.5)
  expect(percentage(1, 50)).toBe(0.5)
})
