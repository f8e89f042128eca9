import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#time/durations.ts'
import { bookingPolicy } from './policy.ts'
import { dueNow, offeredPlans, splitPrice } from './price-split.ts'

test.for([
  { price: 5_000, discount: 0, deposit: 750, balance: 4_250, commission: 750, earnings: 4_250 },
  { price: 5_000, discount: 500, deposit: 750, balance: 3_750, commission: 750, earnings: 4_250 },
  { price: 5_000, discount: 800, deposit: 750, balance: 3_450, commission: 750, earnings: 4_250 },
  { price: 750, discount: 0, deposit: 113, balance: 637, commission: 113, earnings: 637 },
  { price: 4_999, discount: 0, deposit: 750, balance: 4_249, commission: 750, earnings: 4_249 },
  { price: 5_000, discount: 4_220, deposit: 750, balance: 30, commission: 750, earnings: 4_250 },
  { price: 5_000, discount: 4_221, deposit: 779, balance: 0, commission: 750, earnings: 4_250 },
  { price: 5_000, discount: 4_250, deposit: 750, balance: 0, commission: 750, earnings: 4_250 },
  { price: 5_000, discount: 4_970, deposit: 30, balance: 0, commission: 750, earnings: 4_250 },
])('$price p less a promo of $discount p: deposit $deposit, balance $balance', ({ price, discount, ...expected }) => {
  expect(splitPrice(price, bookingPolicy, discount)).toEqual({ price, discount, total: price - discount, ...expected })
})

test('a deposit under the smallest charge is raised to it', () => {
  const rare = { ...bookingPolicy, depositRate: 300 }
  expect(splitPrice(750, rare)).toMatchObject({ deposit: 30, balance: 720 })
})

/** A price from £7.50 to £10,000 and a promo that leaves at least 30 p. */
const priced = fc
  .integer({ min: 750, max: 1_000_000 })
  .chain((price) => fc.record({ price: fc.constant(price), discount: fc.oneof(fc.constant(0), fc.nat(price - 30)) }))

test('deposit and balance make the total, and no charge is under 30 p', () => {
  fc.assert(
    fc.property(priced, ({ price, discount }) => {
      const split = splitPrice(price, bookingPolicy, discount)
      expect(split.deposit + split.balance).toBe(price - discount)
      expect(split.deposit).toBeGreaterThanOrEqual(30)
      expect(split.balance === 0 || split.balance >= 30).toBe(true)
      expect(split.commission + split.earnings).toBe(price)
    }),
  )
})

test('a promo changes neither what the provider earns nor a deposit that leaves a balance', () => {
  fc.assert(
    fc.property(priced, ({ price, discount }) => {
      const plain = splitPrice(price, bookingPolicy)
      const reduced = splitPrice(price, bookingPolicy, discount)
      expect(reduced.earnings).toBe(plain.earnings)
      if (reduced.balance > 0) expect(reduced.deposit).toBe(plain.deposit)
    }),
  )
})

test('due now is the deposit or everything', () => {
  const split = splitPrice(5_000, bookingPolicy, 500)
  expect([dueNow(split, 'deposit'), dueNow(split, 'full')]).toEqual([750, 4_500])
})

const now = Date.parse('2027-03-26T12:00:00Z')

test.for([
  { approval: 'automatic', ahead: 36 * HOUR_MS - 1, plans: ['full'] },
  { approval: 'automatic', ahead: 36 * HOUR_MS, plans: ['full'] },
  { approval: 'automatic', ahead: 36 * HOUR_MS + 1, plans: ['deposit', 'full'] },
  { approval: 'manual', ahead: 36 * HOUR_MS + 1, plans: ['full'] },
  { approval: 'manual', ahead: 44 * HOUR_MS - 1, plans: ['full'] },
  { approval: 'manual', ahead: 44 * HOUR_MS, plans: ['full'] },
  { approval: 'manual', ahead: 44 * HOUR_MS + 1, plans: ['deposit', 'full'] },
  { approval: 'automatic', ahead: 85 * DAY_MS - 1, plans: ['deposit', 'full'] },
  { approval: 'automatic', ahead: 85 * DAY_MS, plans: ['deposit', 'full'] },
  { approval: 'automatic', ahead: 85 * DAY_MS + 1, plans: ['deposit'] },
  { approval: 'manual', ahead: 85 * DAY_MS + 1, plans: ['deposit'] },
] as const)('$approval, $ahead ms ahead: $plans', ({ approval, ahead, plans }) => {
  const split = splitPrice(5_000, bookingPolicy)
  expect(offeredPlans({ split, startsAt: now + ahead, approval }, bookingPolicy, now)).toEqual(plans)
})

test.for([HOUR_MS, 10 * DAY_MS, 92 * DAY_MS])(
  'without a balance only payment in full is offered, %i ms ahead',
  (ahead) => {
    const split = splitPrice(5_000, bookingPolicy, 4_250)
    expect(offeredPlans({ split, startsAt: now + ahead, approval: 'automatic' }, bookingPolicy, now)).toEqual(['full'])
  },
)

test('there is always a way to pay', () => {
  const approval = fc.constantFrom('automatic' as const, 'manual' as const)
  fc.assert(
    fc.property(priced, fc.nat(93 * DAY_MS), approval, ({ price, discount }, ahead, by) => {
      const split = splitPrice(price, bookingPolicy, discount)
      const plans = offeredPlans({ split, startsAt: now + ahead, approval: by }, bookingPolicy, now)
      expect(plans.length).toBeGreaterThan(0)
    }),
  )
})
