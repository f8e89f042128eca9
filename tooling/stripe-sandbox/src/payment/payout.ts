import { newId } from '#state/ids.ts'
import type { Tables } from '#state/tables.ts'
import type { World } from '#world.ts'
import { entryOf } from './balance-entry.ts'

const DAY_S = 86_400

type Facts = Tables['payout_facts']

/** What lies on each account at Stripe and in no payout yet: transfers, the payouts that a bank sent back, and what was
 *  taken back of transfers. */
function unpaid({ store }: World, account: string) {
  const facts = store.all('payout_facts').filter((one) => one.account === account)
  const isPaidOut = new Set(
    facts.flatMap(({ transfers, again, reversals = [] }) => [...transfers, ...again, ...reversals]),
  )
  const transfers = store.all('transfers').filter(({ destination }) => String(destination) === account)
  const reversals = transfers.flatMap((one) => one.reversals.data).filter(({ id }) => !isPaidOut.has(id))
  const again = facts
    .filter(({ id }) => store.get('payouts', id)?.status === 'failed' && !isPaidOut.has(id))
    .map(({ id }) => ({ id, amount: store.get('payouts', id)?.amount ?? 0 }))
  return { transfers: transfers.filter(({ id }) => !isPaidOut.has(id)), again, reversals }
}

const total = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0)

/** Pence that an account has at Stripe. */
export function accountBalance(world: World, account: string): number {
  const { available, pending } = accountFunds(world, account)
  return available + pending
}

/** The same by whether it can be had: what came out of a charge is pending until that charge's funds are there. */
export function accountFunds(world: World, account: string): { available: number; pending: number } {
  const { transfers, again, reversals } = unpaid(world, account)
  const isPending = ({ balance_transaction: entry }: Tables['transfers']) =>
    world.store.get('balance_transactions', String(entry))?.status === 'pending'
  const pending = total(transfers.filter(isPending))
  return { available: total(transfers) + total(again) - total(reversals) - pending, pending }
}

/** Stripe's daily schedule: what came to an account a day ago or earlier goes to its bank, all in one payout. */
export function payOut(world: World): void {
  const { store, clock } = world
  for (const account of new Set(store.all('transfers').map(({ destination }) => String(destination)))) {
    const waiting = unpaid(world, account)
    const transfers = waiting.transfers.filter(({ created }) => created + DAY_S <= clock.now())
    const amount = total(transfers) + total(waiting.again) - total(waiting.reversals)
    if (amount < 1) continue
    const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
    const took = { transfers: ids(transfers), again: ids(waiting.again), reversals: ids(waiting.reversals) }
    newPayout(world, account, { amount, ...took })
  }
}

/** Sends money of an account to its bank. @param took - what it is made of, and pence */
export function newPayout(
  world: World,
  account: string,
  { amount, ...took }: Omit<Facts, 'id' | 'account'> & { amount: number },
  id = newId('po'),
): Tables['payouts'] {
  const { store, clock } = world
  store.put('payout_facts', { id, account, ...took })
  const payout: Tables['payouts'] = {
    id,
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
  store.put('payouts', payout)
  world.emitConnect('payout.created', payout, account)
  return payout
}

/** What a payout is made of, as its account's balance tells it: a `payment` for each transfer, by the name that the
 *  account gave it, a `payout_failure` for each that a bank sent back before, and a `payment_refund` for what was taken
 *  back of a transfer. */
export function partsOf({ store, clock }: World, payoutId: string): Tables['balance_transactions'][] {
  const facts = store.get('payout_facts', payoutId)
  const now = clock.now()
  const part = (type: 'payment' | 'payout_failure' | 'payment_refund', source: string, amount: number) =>
    entryOf({ amount, type, source, description: null, availableOn: now }, { id: `txn_${source}`, now })
  const sent = (facts?.transfers ?? []).flatMap((id) => {
    const row = store.get('transfers', id)
    return row ? [part('payment', String(row.destination_payment), row.amount)] : []
  })
  const again = (facts?.again ?? []).map((id) => part('payout_failure', id, store.get('payouts', id)?.amount ?? 0))
  const isIn = new Set(facts?.reversals)
  const back = store
    .all('transfers')
    .flatMap(({ reversals }) =>
      reversals.data
        .filter(({ id }) => isIn.has(id))
        .map(({ destination_payment_refund, amount }) =>
          part('payment_refund', String(destination_payment_refund), -amount),
        ),
    )
  return [...sent, ...again, ...back]
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
    } else payout.status = 'paid'
    payout.reconciliation_status = 'completed'
    store.put('payouts', payout)
    world.emitConnect(`payout.${payout.status}`, payout, facts.account)
  }
}
