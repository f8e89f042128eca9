import fc from 'fast-check'
import { expect, test } from 'vitest'
import { discountPercent, highestPrice, isDoubtful, MIN_PRICE_PENCE, priceProblem } from './price-rule.ts'

test.for([
  { when: 'a penny under £7.50', rrp: 5_000, price: 749, problem: 'price_below_minimum' },
  { when: '£7.50', rrp: 5_000, price: 750, problem: undefined },
  { when: 'nothing', rrp: 5_000, price: 0, problem: 'price_below_minimum' },
  { when: 'less than nothing', rrp: 5_000, price: -750, problem: 'price_below_minimum' },
  { when: '69.99% of the RRP', rrp: 10_000, price: 6_999, problem: undefined },
  { when: '70% of the RRP', rrp: 10_000, price: 7_000, problem: undefined },
  { when: '70.01% of the RRP', rrp: 10_000, price: 7_001, problem: 'discount_too_small' },
  { when: 'the RRP itself', rrp: 10_000, price: 10_000, problem: 'discount_too_small' },
  { when: 'a penny over the RRP', rrp: 10_000, price: 10_001, problem: 'price_above_rrp' },
  { when: '£7.50 of £10.72, just 30% off', rrp: 1_072, price: 750, problem: undefined },
  { when: '£7.50 of £10.71, not quite 30% off', rrp: 1_071, price: 750, problem: 'discount_too_small' },
  { when: 'under the minimum and over the RRP', rrp: 500, price: 749, problem: 'price_below_minimum' },
  { when: 'no RRP', rrp: 0, price: 750, problem: 'price_above_rrp' },
] as const)('$when: $problem', ({ rrp, price, problem }) => {
  expect(priceProblem({ rrp, price })).toBe(problem)
})

/** Prices near 70% of the RRP, near the minimum and anywhere. */
const prices = fc.nat(5_000_000).chain((rrp) =>
  fc
    .oneof(
      fc.nat(5_000_000),
      fc.integer({ min: 740, max: 760 }),
      fc.integer({ min: -3, max: 3 }).map((near) => Math.max(0, Math.round(rrp * 0.7) + near)),
    )
    .map((price) => ({ rrp, price })),
)

test('10,000 prices are listed exactly when they cost £7.50 or more and 30% less', () => {
  fc.assert(
    fc.property(prices, ({ rrp, price }) => {
      const isListable = BigInt(price) >= 750n && BigInt(price) * 10n <= BigInt(rrp) * 7n
      expect(priceProblem({ rrp, price }) === undefined).toBe(isListable)
    }),
  )
})

test('the highest price of an RRP can be listed and a penny more cannot', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_072, max: 5_000_000 }), (rrp) => {
      expect(priceProblem({ rrp, price: highestPrice(rrp) })).toBeUndefined()
      expect(priceProblem({ rrp, price: highestPrice(rrp) + 1 })).toBe('discount_too_small')
    }),
  )
})

test.for([
  { rrp: 8_000, price: 3_000, percent: 62, off: '62.5%' },
  { rrp: 10_000, price: 7_000, percent: 30, off: '30%' },
  { rrp: 10_000, price: 6_999, percent: 30, off: '30.01%' },
  { rrp: 1_072, price: 750, percent: 30, off: '30.04%' },
  { rrp: 10_000, price: 1, percent: 99, off: '99.99%' },
  { rrp: 10_000, price: 10_000, percent: 0, off: 'nothing' },
  { rrp: 0, price: 0, percent: 0, off: 'nothing of nothing' },
])('$off off is shown as $percent', ({ rrp, price, percent }) => {
  expect(discountPercent({ rrp, price })).toBe(percent)
})

test('the per cent shown is never more than is true, and never a whole one less', () => {
  fc.assert(
    fc.property(prices, ({ rrp, price }) => {
      fc.pre(rrp > 0 && price <= rrp)
      const shown = BigInt(discountPercent({ rrp, price })) * BigInt(rrp)
      const off = BigInt(rrp - price) * 100n
      expect(shown <= off && off < shown + BigInt(rrp)).toBe(true)
    }),
  )
})

test('a listable price always shows at least 30 per cent off', () => {
  fc.assert(
    fc.property(prices, (price) => {
      fc.pre(priceProblem(price) === undefined)
      expect(discountPercent(price)).toBeGreaterThanOrEqual(30)
      expect(price.price).toBeGreaterThanOrEqual(MIN_PRICE_PENCE)
    }),
  )
})

test.for([
  { rrp: 30_000, price: 3_000, doubtful: false, when: 'ten times the price' },
  { rrp: 30_001, price: 3_000, doubtful: true, when: 'a penny more than ten times the price' },
  { rrp: 999_999_900, price: 5_000, doubtful: true, when: 'a slip of the finger' },
  { rrp: 0, price: 0, doubtful: false, when: 'nothing yet' },
])('a usual price of $when is doubtful: $doubtful', ({ rrp, price, doubtful }) => {
  expect(isDoubtful({ rrp, price })).toBe(doubtful)
})
