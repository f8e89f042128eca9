import { newId } from '#state/ids.ts'
import type { Tables } from '#state/tables.ts'
import type { World } from '#world.ts'

const DAY_S = 86_400

/** Stripe's daily schedule: what came to an account a day ago or earlier goes to its bank, all in one payout. */
export function payOut(world: World): void {
  const { store, clock } = world
  const isPaidOut = new Set(store.all('payout_facts').flatMap(({ transfers }) => transfers))
  const waiting = store
    .all('transfers')
    .filter(({ id, created }) => created + DAY_S <= clock.now() && !isPaidOut.has(id))
  const byAccount = Object.groupBy(waiting, ({ destination }) => String(destination))
  for (const [account, transfers = []] of Object.entries(byAccount)) {
    const amount = transfers.reduce((sum, one) => sum + one.amount - one.amount_reversed, 0)
    if (amount < 1) continue
    const payout = newPayout(world, account, amount)
    store.put('payout_facts', { id: payout.id, account, transfers: transfers.map(({ id }) => id) })
    store.put('payouts', payout)
    world.emitConnect('payout.created', payout, account)
  }
}

function newPayout({ clock }: World, account: string, amount: number): Tables['payouts'] {
  return {
    id: newId('po'),
    object: 'payout',
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: clock.now() + DAY_S,
    automatic: true,
    balance_transaction: null,
    created: clock.now(),
    currency: 'gbp',
    description: 'STRIPE PAYOUT',
    destination: `ba_${account.slice(5)}`,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: {},
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: 'in_progress',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status: 'in_transit',
    trace_id: null,
    type: 'bank_account',
  }
}

/** What has reached its bank is paid, or comes back where the bank refuses it: then its money waits for the next one. */
export function arrivePayouts(world: World): void {
  const { store, clock } = world
  for (const payout of store.all('payouts')) {
    if (payout.status !== 'in_transit' || payout.arrival_date > clock.now()) continue
    const facts = store.get('payout_facts', payout.id)
    if (!facts) continue
    if (store.get('closed_banks', facts.account)) {
      payout.status = 'failed'
      payout.failure_code = 'account_closed'
      payout.failure_message = 'The bank account has been closed.'
      store.delete('closed_banks', facts.account)
      store.put('payout_facts', { ...facts, transfers: [] })
    } else payout.status = 'paid'
    payout.reconciliation_status = 'completed'
    store.put('payouts', payout)
    world.emitConnect(`payout.${payout.status}`, payout, facts.account)
  }
}
