import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#time/durations.ts'
import { cancelStages, type MoneyFacts, moneyNow, releasedBy } from './money-view.ts'
import { bookingPolicy } from './policy.ts'
import { splitPrice } from './price-split.ts'

// £50.00: a deposit of £7.50, a balance of £42.50 (money.md §2).
const startsAt = Date.parse('2027-05-14T09:30:00Z')
const confirmed: MoneyFacts = {
  status: 'confirmed',
  approval: 'manual',
  plan: 'deposit',
  split: splitPrice(5_000, bookingPolicy),
  captured: 750,
  startsAt,
  endsAt: startsAt + 2 * HOUR_MS,
  completedAt: null,
}

test.for<{ what: string; over: Partial<MoneyFacts>; is: ReturnType<typeof moneyNow> }>([
  {
    what: 'requested',
    over: { status: 'requested', captured: 0 },
    is: { setAside: 750, held: 0, due: 4_250, released: 0 },
  },
  { what: 'the deposit paid', over: {}, is: { setAside: 0, held: 750, due: 4_250, released: 0 } },
  { what: 'all paid', over: { captured: 5_000 }, is: { setAside: 0, held: 5_000, due: 0, released: 0 } },
  {
    what: 'released',
    over: { status: 'released', captured: 5_000 },
    is: { setAside: 0, held: 0, due: 0, released: 5_000 },
  },
  { what: 'cancelled', over: { status: 'cancelled_by_client' }, is: undefined },
  { what: 'held only', over: { status: 'pending_payment', plan: null }, is: undefined },
])('$what: what is held, due and released', ({ over, is }) => {
  expect(moneyNow({ ...confirmed, ...over })).toEqual(is)
})

const stages = (over: Partial<MoneyFacts>, hours: number, ms = 0) =>
  cancelStages({ ...confirmed, ...over }, bookingPolicy, startsAt - hours * HOUR_MS + ms).map(
    ({ kind, state, costs, paid }) => `${kind} ${state}: ${costs} of ${paid}`,
  )

test.for<{ what: string; over: Partial<MoneyFacts>; hours: number; ms?: number; are: string[] }>([
  {
    what: 'asked for',
    over: { status: 'requested', captured: 0 },
    hours: 99,
    are: ['free here: 0 of 0', 'early later: 750 of 750', 'late later: 3250 of 5000'],
  },
  {
    what: 'early, to the last moment',
    over: {},
    hours: 36,
    are: ['free passed: 0 of 0', 'early here: 750 of 750', 'late later: 3250 of 5000'],
  },
  {
    what: 'late, all paid',
    over: { captured: 5_000 },
    hours: 36,
    ms: 1,
    are: ['free passed: 0 of 0', 'early passed: 750 of 5000', 'late here: 3250 of 5000'],
  },
  {
    what: 'late, the balance refused',
    over: {},
    hours: 20,
    are: ['free passed: 0 of 0', 'early passed: 750 of 750', 'late here: 750 of 750'],
  },
  {
    what: 'booked at once: nobody had to say yes',
    over: { approval: 'automatic' },
    hours: 50,
    are: ['early here: 750 of 750', 'late later: 3250 of 5000'],
  },
  { what: 'begun', over: { captured: 5_000 }, hours: 0, are: [] },
  { what: 'ended', over: { status: 'cancelled_by_client' }, hours: 50, are: [] },
])('what cancelling costs, $what', ({ over, hours, ms, are }) => {
  expect(stages(over, hours, ms)).toEqual(are)
})

test('the provider has their money 9 days after the end at the latest, 7 after it was marked as done', () => {
  expect(releasedBy(confirmed, bookingPolicy)).toBe(confirmed.endsAt + 9 * DAY_MS)
  expect(releasedBy({ ...confirmed, completedAt: startsAt }, bookingPolicy)).toBe(startsAt + 7 * DAY_MS)
})
