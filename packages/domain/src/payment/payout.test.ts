import { expect, test } from 'vitest'
import { payoutState } from './payout.ts'

test.for([
  ['pending', 'on_its_way'],
  ['in_transit', 'on_its_way'],
  ['paid', 'paid'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
  // A word that Stripe may invent: nothing has arrived yet.
  ['on_the_moon', 'on_its_way'],
] as const)('what Stripe calls %s is %s', ([status, state]) => {
  expect(payoutState(status)).toBe(state)
})
