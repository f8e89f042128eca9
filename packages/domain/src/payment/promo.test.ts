import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { bookingPolicy, bookingStatuses, settle, splitPrice } from '#booking/index.ts'
import { givesPromoBack, PromoCode, type PromoRules, PromoTerms, promoDiscount, promoRefusal } from './promo.ts'

const code: PromoRules = {
  ...{ pence: 500, rate: null, cap: null, minimum: 0, startsAt: 100, endsAt: 200, uses: 10, used: 0 },
  ...{ usesPerClient: 1, usedByClient: 0, isForFirst: false, category: null },
}
const booking = { price: 5_400, category: 'hair', hasBooked: false, smallestCharge: 30 }

test.each<[string, Partial<PromoRules>, Partial<typeof booking>, number, string | undefined]>([
  ['within its time', {}, {}, 150, undefined],
  ['at its first moment', {}, {}, 100, undefined],
  ['before it', {}, {}, 99, 'not_yet'],
  ['at its end', {}, {}, 200, 'ended'],
  ['just before its end', {}, {}, 199, undefined],
  ['without an end', { endsAt: null }, {}, 1e15, undefined],
  ['the last use', { used: 9 }, {}, 150, undefined],
  ['one too many', { used: 10 }, {}, 150, 'used_up'],
  ['without a limit', { uses: null, used: 1e6 }, {}, 150, undefined],
  ['used by this client', { usedByClient: 1 }, {}, 150, 'used_by_you'],
  ['twice allowed', { usedByClient: 1, usesPerClient: 2 }, {}, 150, undefined],
  ['the first booking', { isForFirst: true }, {}, 150, undefined],
  ['another than the first', { isForFirst: true }, { hasBooked: true }, 150, 'first_only'],
  ['of its category', { category: 'hair' }, {}, 150, undefined],
  ['of another category', { category: 'beauty' }, {}, 150, 'category'],
  ['at its least price', { minimum: 5_400 }, {}, 150, undefined],
  ['under its least price', { minimum: 5_401 }, {}, 150, 'minimum'],
  ['of a price that leaves nothing to take off', {}, { price: 30 }, 150, 'minimum'],
])('a code %s', (_case, rules, facts, now, refusal) => {
  expect(promoRefusal({ ...code, ...rules }, { ...booking, ...facts }, now)).toBe(refusal)
})

test.each([
  [{ pence: 500, rate: null, cap: null }, 5_400, 500],
  [{ pence: null, rate: 1_000, cap: null }, 5_455, 546],
  [{ pence: null, rate: 1_000, cap: 300 }, 5_400, 300],
  [{ pence: null, rate: 10_000, cap: null }, 5_400, 5_370],
  [{ pence: 9_900, rate: null, cap: null }, 5_400, 5_370],
])('%o takes off %i: %i', (rules, price, pence) => {
  expect(promoDiscount(rules, price, 30)).toBe(pence)
})

test('whatever a code takes off, the sums add up, at least the smallest charge is paid and the provider earns the same', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 750, max: 100_000 }),
      fc.oneof(
        fc.record({ pence: fc.integer({ min: 1, max: 200_000 }), rate: fc.constant(null) }),
        fc.record({ pence: fc.constant(null), rate: fc.integer({ min: 1, max: 10_000 }) }),
      ),
      (price, rules) => {
        const discount = promoDiscount({ ...rules, cap: null }, price, bookingPolicy.smallestChargePence)
        const split = splitPrice(price, bookingPolicy, discount)
        expect(split.deposit + split.balance).toBe(split.total)
        expect(split.total + discount).toBe(price)
        expect(split.total).toBeGreaterThanOrEqual(bookingPolicy.smallestChargePence)
        expect(split.earnings).toBe(splitPrice(price, bookingPolicy).earnings)
        const released = settle('released', { split, captured: split.total, startsAt: 0 }, bookingPolicy, 0)
        expect(released.providerShare).toBe(split.earnings)
        expect(released.platformShare + discount).toBe(split.commission)
      },
    ),
  )
})

describe('as it is typed', () => {
  test.each(['spring5', '  SPRING5 ', 'Spring5'])('%j is SPRING5', (typed) => {
    expect(v.parse(PromoCode, typed)).toBe('SPRING5')
  })
  test.each(['', 'ab', 'SPRING 5', 'é'.repeat(4), 'A'.repeat(21), "A';--"])('%j is none', (typed) => {
    expect(v.is(PromoCode, typed)).toBe(false)
  })
})

test('a booking gives its code back where the client got nothing and did nothing', () => {
  expect(bookingStatuses.filter(givesPromoBack).sort()).toEqual([
    ...['cancelled_by_platform', 'cancelled_by_provider', 'declined', 'expired', 'payment_failed', 'withdrawn'],
  ])
})

test.each<[object, string | undefined]>([
  [{ pence: 500 }, undefined],
  [{ percent: 100, cap: 1_000, minimum: 2_000, uses: 1, usesPerClient: 2, until: '2028-02-29' }, undefined],
  [{}, 'pence'],
  [{ pence: 500, percent: 10 }, 'percent'],
  [{ pence: 0 }, 'pence'],
  [{ pence: 0.5 }, 'pence'],
  [{ pence: Number.NaN }, 'pence'],
  [{ percent: 101 }, 'percent'],
  [{ pence: 500, until: '2027-02-29' }, 'until'],
  [{ pence: 500, category: 'nails' }, 'category'],
])('terms of %o are wrong in %s', (terms, wrong) => {
  const issues = v.safeParse(PromoTerms, { code: 'spring5', ...terms }).issues
  expect(issues?.[0].path?.[0]?.key).toBe(wrong)
})
