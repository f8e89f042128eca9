import { accountBalance } from '#payment/payout.ts'
import type { Change, Store } from './store.ts'
import type { Tables } from './tables.ts'

/** Asserts that no penny came from or went nowhere, for all charges, transfers, disputes and connected accounts that a call
 *  has touched. @throws Error naming it; the call then answers 500 */
export function assertMoneyIsConserved(store: Store, changes: readonly Change[]): void {
  for (const id of touchedCharges(store, changes)) {
    const charge = store.get('charges', id)
    if (charge) assertChargeAddsUp(store, charge)
  }
  for (const [table, id] of changes) {
    const transfer = table === 'transfers' ? store.get('transfers', id) : undefined
    if (transfer) assertTransferAddsUp(store, transfer)
    const dispute = table === 'disputes' ? store.get('disputes', id) : undefined
    if (dispute) assertDisputeAddsUp(dispute)
  }
  for (const id of touchedAccounts(store, changes))
    hold({ id }, 'was sent what it paid out and gave back', accountBalance({ store }, id) >= 0)
}

function touchedAccounts(store: Store, changes: readonly Change[]): Set<string> {
  const ids = changes.map(([table, id]) => {
    if (table === 'transfers') return store.get('transfers', id)?.destination
    return table === 'payouts' ? store.get('payout_facts', id)?.account : undefined
  })
  return new Set(ids.filter((id) => typeof id === 'string'))
}

function assertTransferAddsUp(store: Store, transfer: Tables['transfers']): void {
  const entry = store.get('balance_transactions', String(transfer.balance_transaction))
  const source = store.get('charges', String(transfer.source_transaction))
  hold(transfer, 'left the balance', entry?.amount === -transfer.amount)
  hold(transfer, 'counts what came back', sum(transfer.reversals.data) === transfer.amount_reversed)
  hold(transfer, 'gave back no more than it was', transfer.amount_reversed <= transfer.amount)
  for (const { balance_transaction: id, amount } of transfer.reversals.data)
    hold(transfer, 'came back on the balance', store.get('balance_transactions', String(id))?.amount === amount)
  if (!source) return
  const sent = store.all('transfers').filter(({ source_transaction: of }) => of === source.id)
  const left = sum(sent) - sent.reduce((back, { amount_reversed }) => back + amount_reversed, 0)
  hold(transfer, 'takes no more out of its charge than was captured', left <= source.amount_captured)
}

/** What a dispute has taken off the balance, by how it stands; an inquiry nothing. */
function assertDisputeAddsUp(dispute: Tables['disputes']): void {
  const isGone = dispute.balance_transactions.length > 0 && dispute.status !== 'won'
  hold(dispute, 'took what it is about', sum(dispute.balance_transactions) === (isGone ? -dispute.amount : 0))
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

function sum(rows: readonly { amount: number }[]): number {
  return rows.reduce((total, { amount }) => total + amount, 0)
}

function hold({ id }: { id: string }, rule: string, isTrue: boolean): void {
  if (!isTrue) throw new Error(`money is not conserved: ${id} ${rule}`)
}
