import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#time/durations.ts'
import { bookingPolicy } from './policy.ts'
import { splitPrice } from './price-split.ts'
import { type BookingEnd, netted, settle } from './settlement.ts'

const startsAt = Date.parse('2027-05-14T09:30:00Z')
const lastEarly = startsAt - 36 * HOUR_MS

/** The worked table of money.md §2, in pence: what the client loses and gets back, who receives it, what
 *  the provider owes beside it. P = 5,000: D 750, N 2,500, C 750, K 750. */
const worked: readonly {
  row: string
  end: BookingEnd
  captured: number
  now?: number
  is: readonly [forfeited: number, refund: number, provider: number, platform: number, fee: number]
}[] = [
  { row: 'declined, expired or withdrawn', end: 'voided', captured: 0, is: [0, 0, 0, 0, 0] },
  {
    row: 'client cancels early, deposit payer',
    end: 'cancelled_by_client',
    captured: 750,
    now: lastEarly,
    is: [750, 0, 0, 750, 0],
  },
  {
    row: 'client cancels early, of the deposit only a part is left (a dispute took the rest)',
    end: 'cancelled_by_client',
    captured: 500,
    now: lastEarly,
    is: [500, 0, 0, 500, 0],
  },
  {
    row: 'client cancels early, full payer',
    end: 'cancelled_by_client',
    captured: 5_000,
    now: lastEarly,
    is: [750, 4_250, 0, 750, 0],
  },
  {
    row: 'client cancels late, deposit and balance paid',
    end: 'cancelled_by_client',
    captured: 5_000,
    now: lastEarly + 1,
    is: [3_250, 1_750, 2_500, 750, 0],
  },
  {
    row: 'client cancels late, balance not taken',
    end: 'cancelled_by_client',
    captured: 750,
    now: lastEarly + 1,
    is: [750, 0, 750, 0, 0],
  },
  { row: 'no-show, paid', end: 'no_show', captured: 5_000, now: startsAt + HOUR_MS, is: [3_250, 1_750, 2_500, 750, 0] },
  {
    row: 'balance unpaid at 12 hours, deposit payer',
    end: 'cancelled_unpaid',
    captured: 750,
    now: startsAt - 12 * HOUR_MS,
    is: [750, 0, 750, 0, 0],
  },
  {
    row: 'a bank took the deposit back before the visit, and left the balance',
    end: 'cancelled_unpaid',
    captured: 4_250,
    now: startsAt - 1,
    is: [750, 3_500, 750, 0, 0],
  },
  {
    row: 'a bank took the deposit back after the visit, and left the balance',
    end: 'cancelled_unpaid',
    captured: 4_250,
    now: startsAt,
    is: [4_250, 0, 4_250, 0, 0],
  },
  { row: 'provider cancels, deposit payer', end: 'cancelled_by_provider', captured: 750, is: [0, 750, 0, 0, 750] },
  { row: 'provider cancels, full payer', end: 'cancelled_by_provider', captured: 5_000, is: [0, 5_000, 0, 0, 750] },
  { row: 'called off by us, deposit payer', end: 'cancelled_by_platform', captured: 750, is: [0, 750, 0, 0, 0] },
  { row: 'called off by us, full payer', end: 'cancelled_by_platform', captured: 5_000, is: [0, 5_000, 0, 0, 0] },
  { row: 'called off by us, not taken yet', end: 'cancelled_by_platform', captured: 0, is: [0, 0, 0, 0, 0] },
  { row: 'release', end: 'released', captured: 5_000, now: startsAt + DAY_MS, is: [5_000, 0, 4_250, 750, 0] },
]

test.for(worked)('£50.00: $row', ({ end, captured, now = lastEarly, is }) => {
  const ended = settle(end, { split: splitPrice(5_000, bookingPolicy), captured, startsAt }, bookingPolicy, now)
  const [forfeited, refund, providerShare, platformShare, providerFee] = is
  expect(ended).toEqual({ forfeited, refund, providerShare, platformShare, providerFee })
})

test.for([
  { promo: 500, end: 'released', is: { forfeited: 4_500, refund: 0, providerShare: 4_250, platformShare: 250 } },
  { promo: 750, end: 'released', is: { forfeited: 4_250, refund: 0, providerShare: 4_250, platformShare: 0 } },
  { promo: 800, end: 'released', is: { forfeited: 4_200, refund: 0, providerShare: 4_250, platformShare: -50 } },
  { promo: 800, end: 'no_show', is: { forfeited: 3_250, refund: 950, providerShare: 2_500, platformShare: 750 } },
  { promo: 2_000, end: 'no_show', is: { forfeited: 3_000, refund: 0, providerShare: 2_500, platformShare: 500 } },
  { promo: 4_000, end: 'no_show', is: { forfeited: 1_000, refund: 0, providerShare: 1_000, platformShare: 0 } },
  {
    promo: 4_970,
    end: 'cancelled_by_provider',
    is: { forfeited: 0, refund: 30, providerShare: 0, platformShare: 0, providerFee: 750 },
  },
] as const)('£50.00 with a promo of $promo p, $end', ({ promo, end, is }) => {
  const split = splitPrice(5_000, bookingPolicy, promo)
  expect(settle(end, { split, captured: split.total, startsAt }, bookingPolicy, startsAt)).toMatchObject(is)
})

const split = fc
  .integer({ min: 750, max: 1_000_000 })
  .chain((price) => fc.tuple(fc.constant(price), fc.oneof(fc.constant(0), fc.nat(price - 30))))
  .map(([price, discount]) => splitPrice(price, bookingPolicy, discount))
const moment = fc.oneof(
  fc.integer({ min: -3, max: 3 }).map((near) => lastEarly + near),
  fc.integer({ min: startsAt - 90 * DAY_MS, max: startsAt + 10 * DAY_MS }),
)
/** Ends that can come when only the deposit, or when everything, has been taken. */
const endsWithDeposit = [
  'cancelled_by_client',
  'cancelled_by_provider',
  'cancelled_by_platform',
  'cancelled_unpaid',
] as const
const endsWhenPaid = ['cancelled_by_client', 'cancelled_by_provider', 'no_show', 'released'] as const
const ending = fc.tuple(
  split,
  fc.oneof(
    fc.constant({ end: 'voided' as const, taken: 'nothing' as const }),
    fc.constantFrom(...endsWithDeposit).map((end) => ({ end, taken: 'deposit' as const })),
    fc.constantFrom(...endsWhenPaid).map((end) => ({ end, taken: 'total' as const })),
  ),
)

test('every penny taken is refunded or shared, and nothing is negative but a promo the platform pays for', () => {
  fc.assert(
    fc.property(ending, moment, ([priced, { end, taken }], now) => {
      const captured = { nothing: 0, deposit: priced.deposit, total: priced.total }[taken]
      const ended = settle(end, { split: priced, captured, startsAt }, bookingPolicy, now)
      expect(ended.forfeited + ended.refund).toBe(captured)
      expect(ended.providerShare + ended.platformShare).toBe(ended.forfeited)
      const { platformShare, ...others } = ended
      expect(Math.min(...Object.values(others))).toBeGreaterThanOrEqual(0)
      if (platformShare < 0) {
        expect(end).toBe('released')
        expect(platformShare).toBe(priced.commission - priced.discount)
      }
    }),
  )
})

test('a payer in full loses what a payer of the deposit loses at the same end', () => {
  const ends = fc.constantFrom('cancelled_by_client' as const, 'cancelled_by_provider' as const)
  fc.assert(
    fc.property(split, ends, fc.nat(90 * DAY_MS), (priced, end, before) => {
      const at = (captured: number) =>
        settle(end, { split: priced, captured, startsAt }, bookingPolicy, lastEarly - before)
      const { refund: fromDeposit, ...deposit } = at(priced.deposit)
      const { refund: fromFull, ...full } = at(priced.total)
      expect(full).toEqual(deposit)
      expect(fromFull - fromDeposit).toBe(priced.balance)
    }),
  )
})

/** The terms as they are published, in words of arithmetic that know nothing of `settle`: 15 % kept early, and half of the
 *  price more from 36 hours before. */
test('what a client loses is what the terms say, at any price; what isn’t their doing costs them nothing (trust.md G46)', () => {
  const percent = (price: number, rate: number) => Math.round((price * rate) / 100)
  fc.assert(
    fc.property(fc.integer({ min: 750, max: 1_000_000 }), fc.boolean(), moment, (price, isPaid, now) => {
      const priced = splitPrice(price, bookingPolicy)
      const captured = isPaid ? priced.total : priced.deposit
      const lost = (end: BookingEnd, taken = captured) =>
        settle(end, { split: priced, captured: taken, startsAt }, bookingPolicy, now)
      const deposit = percent(price, 15)
      const late = Math.min(captured, deposit + percent(price, 50))
      expect(lost('cancelled_by_client').forfeited).toBe(now <= startsAt - 36 * HOUR_MS ? deposit : late)
      expect(lost('no_show').forfeited).toBe(late)
      expect(lost('cancelled_by_provider')).toMatchObject({ forfeited: 0, refund: captured })
      expect(lost('cancelled_by_platform')).toMatchObject({ forfeited: 0, refund: captured, providerFee: 0 })
      expect(lost('voided', 0)).toMatchObject({ forfeited: 0, refund: 0 })
    }),
  )
})

test('without a promo the platform earns its commission at every end that is paid', () => {
  const ends = fc.constantFrom(...endsWhenPaid)
  fc.assert(
    fc.property(fc.integer({ min: 750, max: 1_000_000 }), ends, moment, (price, end, now) => {
      const priced = splitPrice(price, bookingPolicy)
      const ended = settle(end, { split: priced, captured: priced.total, startsAt }, bookingPolicy, now)
      expect(ended.platformShare + ended.providerFee).toBe(priced.commission)
    }),
  )
})

test('cancelling later never costs a client less, and cancelling late costs what not turning up does', () => {
  fc.assert(
    fc.property(split, fc.boolean(), (priced, isPaid) => {
      const booking = { split: priced, captured: isPaid ? priced.total : priced.deposit, startsAt }
      const cancelled = (now: number) => settle('cancelled_by_client', booking, bookingPolicy, now)
      expect(cancelled(lastEarly + 1).forfeited).toBeGreaterThanOrEqual(cancelled(lastEarly).forfeited)
      expect(cancelled(lastEarly + 1)).toEqual(settle('no_show', booking, bookingPolicy, startsAt))
    }),
  )
})

test('a booking is settled by the numbers it was made with', () => {
  const older = { ...bookingPolicy, noShowRate: 2_000, balanceBeforeMs: 24 * HOUR_MS }
  const booking = { split: splitPrice(5_000, older), captured: 5_000, startsAt }
  expect(settle('no_show', booking, older, startsAt).providerShare).toBe(1_000)
  expect(settle('cancelled_by_client', booking, older, startsAt - 24 * HOUR_MS).forfeited).toBe(750)
})

test.for([
  [4_590, 0, 0],
  [4_590, 810, 810],
  [4_590, 4_590, 4_590],
  [4_590, 5_000, 4_590],
  [4_590, -100, 0],
] as const)('of a share of %i and a debt of %i, %i is kept back', ([share, debt, keptBack]) => {
  expect(netted(share, debt)).toBe(keptBack)
})
