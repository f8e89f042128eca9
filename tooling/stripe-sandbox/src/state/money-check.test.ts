import type Stripe from 'stripe'
import { expect, test } from 'vitest'
import { assertMoneyIsConserved } from './money-check.ts'
import { Store } from './store.ts'
import type { Tables } from './tables.ts'

/** A charge of 5000 pence, paid, with 1000 given back; only what the check looks at. */
function books(change: Partial<Stripe.Charge> = {}, refund: Partial<Stripe.Refund> = {}): Store {
  const store = new Store()
  const rows = {
    charge: { id: 'ch_1', amount: 5000, amount_captured: 5000, amount_refunded: 1000, captured: true, ...change },
    entry: { id: 'txn_1', amount: 5000, fee: 95, net: 4905 },
    refund: { id: 're_1', charge: 'ch_1', amount: 1000, status: 'succeeded', balance_transaction: 'txn_2', ...refund },
    out: { id: 'txn_2', amount: -1000, fee: 0, net: -1000 },
  }
  // Rows with fewer fields than Stripe's: the check reads these alone.
  store.put('charges', { ...rows.charge, payment_intent: null, balance_transaction: 'txn_1' } as Tables['charges'])
  store.put('balance_transactions', rows.entry as Tables['balance_transactions'])
  store.put('balance_transactions', rows.out as Tables['balance_transactions'])
  store.put('refunds', rows.refund as Tables['refunds'])
  return store
}

test('books that add up pass', () => {
  const store = books()
  expect(() => assertMoneyIsConserved(store, store.changes())).not.toThrow()
})

test.for([
  { wrong: 'more captured than held', change: { amount: 4999 }, refund: {} },
  { wrong: 'a refund that is not counted', change: { amount_refunded: 0 }, refund: {} },
  { wrong: 'a refund that took another amount', change: {}, refund: { amount: 999 } },
  { wrong: 'more refunded than captured', change: { amount_captured: 999, amount_refunded: 1000 }, refund: {} },
  { wrong: 'a failed refund that did not come back', change: { amount_refunded: 0 }, refund: { status: 'failed' } },
])('$wrong is caught', ({ change, refund }) => {
  const store = books(change, refund)
  expect(() => assertMoneyIsConserved(store, store.changes())).toThrow('money is not conserved: ch_1')
})
