import { bookingPolicy, splitPrice } from '@ginipig/domain/booking'
import { DAY_MS, HOUR_MS } from '@ginipig/domain/time'
import { expect, test } from 'vitest'
import { chargePlan, onlyPlanReason } from './charge-plan.ts'

const now = Date.UTC(2026, 4, 8)
const split = splitPrice(5_400, bookingPolicy)
const booking = { split, policy: bookingPolicy, startsAt: now + 6 * DAY_MS, now }

test('a deposit: now, the balance at 36 hours, then the day', () => {
  expect(chargePlan(booking, 'deposit')).toEqual([
    { kind: 'today', at: now, amount: 810 },
    { kind: 'balance', at: booking.startsAt - 36 * HOUR_MS, amount: 4_590 },
    { kind: 'appointment', at: booking.startsAt, amount: undefined },
  ])
})

test('in full: everything now, and nothing later', () => {
  const amounts = chargePlan(booking, 'full').map(({ amount }) => amount)
  expect(amounts).toEqual([5_400, undefined])
})

test.for([
  { offeredPlans: ['deposit', 'full'], balance: 4_590, reason: undefined },
  { offeredPlans: ['full'], balance: 4_590, reason: 'too_soon' },
  { offeredPlans: ['full'], balance: 0, reason: 'too_small' },
  { offeredPlans: ['deposit'], balance: 4_590, reason: 'too_far' },
] as const)('$offeredPlans with a balance of $balance: $reason', ({ offeredPlans, balance, reason }) => {
  expect(onlyPlanReason({ offeredPlans: [...offeredPlans], split: { ...split, balance } })).toBe(reason)
})
