import { expect, test } from 'vitest'
import { HOUR_MS } from '#time/durations.ts'
import { bookingPolicy } from './policy.ts'
import { canPropose, type Proposable, proposalUntil, respondByAgain } from './proposal.ts'

const now = Date.UTC(2026, 4, 11, 9)
const paid: Proposable = {
  status: 'confirmed',
  requestedAt: now - 2 * HOUR_MS,
  plan: 'full',
  startsAt: now + 72 * HOUR_MS,
  approval: 'manual',
  captured: 5_400,
  split: { total: 5_400 },
  policy: bookingPolicy,
  mustHavesAsked: { patchTest: null },
  mustHavesGiven: { patchTest: null },
}
const asked: Proposable = { ...paid, status: 'requested', captured: 0 }

test.for([
  { by: 'provider', what: 'of a booking', booking: paid, startsIn: 72, until: 24 },
  { by: 'provider', what: 'of a request', booking: asked, startsIn: 72, until: 24 },
  {
    by: 'provider',
    what: 'of a request whose eight hours are over',
    booking: { ...asked, requestedAt: now - 8 * HOUR_MS },
    startsIn: 72,
    until: undefined,
  },
  { by: 'provider', what: 'half a day before the start', booking: paid, startsIn: 30, until: 18 },
  { by: 'provider', what: 'with an hour left to answer', booking: paid, startsIn: 13, until: 1 },
  { by: 'provider', what: 'with less than that', booking: paid, startsIn: 12.9, until: undefined },
  { by: 'provider', what: 'of what is over', booking: { ...paid, status: 'declined' }, startsIn: 72, until: undefined },
  { by: 'client', what: 'who can still move alone', booking: paid, startsIn: 36, until: undefined },
  { by: 'client', what: 'who can no longer', booking: paid, startsIn: 35.9, until: 24 },
  { by: 'client', what: 'an hour before the start', booking: paid, startsIn: 20, until: 19 },
  { by: 'client', what: 'when nobody could answer', booking: paid, startsIn: 1.9, until: undefined },
  { by: 'client', what: 'of a request', booking: asked, startsIn: 20, until: undefined },
] as const)('by the $by, $what: $until hours', ({ by, booking, startsIn, until }) => {
  const found = proposalUntil(by, { ...booking, startsAt: now + startsIn * HOUR_MS }, now)
  expect(found === undefined ? undefined : (found - now) / HOUR_MS).toBe(until)
})

test.for([
  { what: 'a start that can still be booked when the answer is due', booking: paid, hours: 26.5, can: true },
  { what: 'one that can’t', booking: paid, hours: 26.4, can: false },
  { what: 'the time it has', booking: paid, hours: 72, can: false },
  {
    what: 'one whose balance would be due by then',
    booking: { ...paid, plan: 'deposit', captured: 810 },
    hours: 59.9,
    can: false,
  },
  { what: 'the same of a request by deposit', booking: { ...asked, plan: 'deposit' }, hours: 59.9, can: false },
  { what: 'the same of a request in full', booking: asked, hours: 59.9, can: true },
] as const)('$what: $can', ({ booking, hours, can }) => {
  expect(canPropose(booking, now + hours * HOUR_MS, now + 24 * HOUR_MS)).toBe(can)
})

test.for([
  { asked: 2, held: 20, left: 6 },
  { asked: 7.5, held: 20, left: 1 },
  { asked: 10, held: 20, left: 1 },
  { asked: 10, held: 0.5, left: 0.5 },
])('asked $asked hours ago, times taken back leave $left hours to answer', ({ asked: ago, held, left }) => {
  const request = { requestedAt: now - ago * HOUR_MS, startsAt: now + 72 * HOUR_MS, policy: bookingPolicy }
  expect((respondByAgain(request, now + held * HOUR_MS, now) - now) / HOUR_MS).toBe(left)
})
