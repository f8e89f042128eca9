import { expect, test } from 'vitest'
import { HOUR_MS } from '#time/index.ts'
import type { GuardFacts } from './life-cycle.ts'
import { bookingPolicy } from './policy.ts'
import { visitLinkState } from './visit-link.ts'

const startsAt = Date.parse('2027-05-14T09:30:00Z')
const facts: GuardFacts = {
  approval: 'manual',
  startsAt,
  respondBy: null,
  captured: 5_400,
  total: 5_400,
  policy: bookingPolicy,
  paymentStatus: 'succeeded' as GuardFacts['paymentStatus'],
}
const visit = { status: 'confirmed', moves: 1, hasSaidComing: false, facts } as const
const link = { moves: 1, until: startsAt }
const early = startsAt - 40 * HOUR_MS

test.each([
  ['coming', visit, early, 'open'],
  ['coming', { ...visit, hasSaidComing: true }, early, 'used'],
  ['coming', visit, startsAt, 'over'],
  ['move', visit, startsAt - 36 * HOUR_MS, 'open'],
  ['move', visit, startsAt - 36 * HOUR_MS + 1, 'late'],
  ['move', { ...visit, moves: 2 }, early, 'moved'],
  ['cancel', visit, startsAt - 1, 'open'],
  ['cancel', visit, startsAt, 'over'],
  ['cancel', { ...visit, status: 'cancelled_by_client' }, early, 'ended'],
  ['cancel', { ...visit, status: 'cancelled_by_client', moves: 2 }, startsAt, 'ended'],
  ...(['coming', 'move', 'cancel'] as const).map(
    (act) => [act, { ...visit, facts: { ...facts, isDayOff: true } }, early, 'elsewhere'] as const,
  ),
  ['cancel', { ...visit, facts: { ...facts, paymentStatus: 'disputed' } }, early, 'elsewhere'],
] as const)('a reminder’s link to %s: %#', (act, booking, now, state) => {
  expect(visitLinkState(act, booking, link, now)).toBe(state)
})
