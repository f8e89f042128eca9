import { expect, test } from 'vitest'
import { closedDisputes, disputeState, isOlderDispute, providerOwesOfDispute } from './dispute.ts'

test.for([
  ['needs_response', 'open'],
  ['under_review', 'open'],
  ['won', 'won'],
  ['warning_closed', 'won'],
  ['prevented', 'won'],
  ['lost', 'lost'],
  ['something_new', undefined],
  ['toString', undefined],
] as const)('a dispute that Stripe calls %s is %s', ([status, state]) => {
  expect(disputeState(status)).toBe(state)
  expect((closedDisputes as readonly string[]).includes(status)).toBe(state === 'won' || state === 'lost')
})

test.for([
  ['needs_response', 'under_review', false],
  ['under_review', 'won', false],
  ['won', 'under_review', true],
  ['lost', 'needs_response', true],
  ['lost', 'appeal_needs_response', false],
  ['lost', 'won', false],
  ['warning_closed', 'warning_under_review', true],
  ['warning_closed', 'needs_response', false],
  ['won', 'something_new', false],
] as const)('after %s, %s is older: %s', ([known, status, isOlder]) => {
  expect(isOlderDispute(known, status)).toBe(isOlder)
})

// Of £50 the provider had £42.50.
test.for([
  { reason: 'product_not_received', amount: 5_000, owes: 4_250 },
  { reason: 'product_unacceptable', amount: 750, owes: 750 },
  { reason: 'fraudulent', amount: 5_000, owes: 0 },
  { reason: 'general', amount: 5_000, owes: 0 },
])('lost for $reason, $amount pence: the provider owes $owes', ({ reason, amount, owes }) => {
  expect(providerOwesOfDispute(reason, amount, 4_250)).toBe(owes)
})
