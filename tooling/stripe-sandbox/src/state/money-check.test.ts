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

/** What is wrong with books that have these rows beside the charge; only what the check looks at. */
function problemOf(put: (store: Store) => void): string {
  const store = books()
  store.settled()
  put(store)
  try {
    assertMoneyIsConserved(store, store.changes())
    return ''
  } catch (error) {
    return String(error)
  }
}

const transferred =
  (change: Partial<Stripe.Transfer> = {}) =>
  (store: Store) => {
    const out = { id: 'txn_3', amount: -4000, fee: 0, net: -4000 }
    store.put('balance_transactions', out as Tables['balance_transactions'])
    const sent = { id: 'tr_1', amount: 4000, amount_reversed: 0, destination: 'acct_1', source_transaction: 'ch_1' }
    const reversals = { data: [] }
    store.put('transfers', {
      ...sent,
      balance_transaction: 'txn_3',
      reversals,
      ...change,
    } as unknown as Tables['transfers'])
  }

test.for([
  { what: 'a transfer', put: transferred(), problem: '' },
  { what: 'a transfer of another amount', put: transferred({ amount: 4001 }), problem: 'tr_1 left the balance' },
  {
    what: 'a reversal that is nowhere',
    put: transferred({ amount_reversed: 1 }),
    problem: 'tr_1 counts what came back',
  },
  {
    what: 'two transfers of more than the charge',
    put: (store: Store) => {
      transferred()(store)
      transferred({ id: 'tr_2' })(store)
    },
    problem: 'takes no more out of its charge',
  },
  {
    what: 'a payout of more than was sent',
    put: (store: Store) => {
      const payout = { id: 'po_1', amount: 1, automatic: false, status: 'in_transit' }
      store.put('payouts', payout as Tables['payouts'])
      store.put('payout_facts', { id: 'po_1', account: 'acct_1', transfers: [], again: [] })
    },
    problem: 'acct_1 was sent what it paid out',
  },
  {
    what: 'a dispute that was won and brought nothing back',
    put: (store: Store) => {
      const dispute = { id: 'du_1', amount: 5000, status: 'won', balance_transactions: [{ amount: -5000 }] }
      store.put('disputes', dispute as unknown as Tables['disputes'])
    },
    problem: 'du_1 took what it is about',
  },
])('$what: $problem', ({ put, problem }) => {
  if (problem === '') expect(problemOf(put)).toBe('')
  else expect(problemOf(put)).toContain(problem)
})
