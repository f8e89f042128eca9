import { expect, test } from 'vitest'
import { closedDisputes, disputeState, providerOwesOfDispute } from './dispute.ts'

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

// Of £50 the provider had £42.50.
test.for([
  { reason: 'product_not_received', amount: 5_000, owes: 4_250 },
  { reason: 'product_unacceptable', amount: 750, owes: 750 },
  { reason: 'fraudulent', amount: 5_000, owes: 0 },
  { reason: 'general', amount: 5_000, owes: 0 },
])('lost for $reason, $amount pence: the provider owes $owes', ({ reason, amount, owes }) => {
  expect(providerOwesOfDispute(reason, amount, 4_250)).toBe(owes)
})
