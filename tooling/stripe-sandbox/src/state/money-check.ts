import type { Change, Store } from './store.ts'
import type { Tables } from './tables.ts'

/** Asserts that no penny came from or went nowhere, for all charges that a call has touched.
 *  @throws Error naming the charge; the call then answers 500 */
export function assertMoneyIsConserved(store: Store, changes: readonly Change[]): void {
  for (const id of touchedCharges(store, changes)) {
    const charge = store.get('charges', id)
    if (charge) assertChargeAddsUp(store, charge)
  }
}

function touchedCharges(store: Store, changes: readonly Change[]): Set<string> {
  const ids = changes.map(([table, id]) => {
    if (table === 'charges') return id
    if (table === 'refunds') return store.get('refunds', id)?.charge
    if (table === 'payment_intents') return store.get('payment_intents', id)?.latest_charge
    return undefined
  })
  return new Set(ids.filter((id) => typeof id === 'string'))
}

function assertChargeAddsUp(store: Store, charge: Tables['charges']): void {
  const intent = store.get('payment_intents', charge.payment_intent ?? '')
  const refunds = store.all('refunds').filter((refund) => refund.charge === charge.id)
  const refunded = sum(refunds.filter(({ status }) => status === 'succeeded' || status === 'pending'))
  const entry = store.get('balance_transactions', charge.balance_transaction ?? '')
  hold(charge, 'captures no more than was authorised', charge.amount_captured <= charge.amount)
  hold(charge, 'refunds no more than was captured', refunded <= charge.amount_captured)
  if (charge.captured) hold(charge, 'counts its refunds', refunded === charge.amount_refunded)
  if (charge.captured && intent)
    hold(charge, 'is what its intent received', intent.amount_received === charge.amount_captured)
  if (entry) hold(charge, 'is on the balance once', entry.amount === charge.amount_captured && isNet(entry))
  for (const refund of refunds) assertRefundAddsUp(store, charge, refund)
}

function assertRefundAddsUp(store: Store, charge: Tables['charges'], refund: Tables['refunds']): void {
  const out = store.get('balance_transactions', refund.balance_transaction ?? '')
  const back = store.get('balance_transactions', refund.failure_balance_transaction ?? '')
  if (refund.status === 'succeeded') hold(charge, `left the balance as ${refund.id}`, out?.amount === -refund.amount)
  if (refund.status === 'failed')
    hold(charge, `came back with ${refund.id}`, (out?.amount ?? 0) + (back?.amount ?? 0) === 0)
}

function isNet(entry: Tables['balance_transactions']): boolean {
  return entry.net === entry.amount - entry.fee
}

function sum(refunds: readonly { amount: number }[]): number {
  return refunds.reduce((total, { amount }) => total + amount, 0)
}

function hold(charge: { id: string }, rule: string, isTrue: boolean): void {
  if (!isTrue) throw new Error(`money is not conserved: ${charge.id} ${rule}`)
}
