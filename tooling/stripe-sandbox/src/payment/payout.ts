import { invalidRequest } from '#errors.ts'
import { newId } from '#state/ids.ts'
import type { Tables } from '#state/tables.ts'
import type { World } from '#world.ts'
import { payoutSettings } from './payout-settings.ts'

const DAY_S = 86_400

type Books = Pick<World, 'store'>
type Facts = Tables['payout_facts']

interface HandRequest {
  /** Pence. */
  amount: number
  description?: string | null | undefined
  metadata?: Record<string, string> | '' | undefined
}

/** What lies on each account at Stripe and in no payout yet: transfers, the payouts that a bank sent back, what was taken
 *  back of transfers, and what was paid out by hand since: of what, nobody says. */
function unpaid({ store }: Books, account: string) {
  const facts = store.all('payout_facts').filter((one) => one.account === account)
  const isPaidOut = new Set(
    facts.flatMap(({ transfers, again, reversals = [], byHand = [] }) => [
      ...transfers,
      ...again,
      ...reversals,
      ...byHand.map(nameByHand),
    ]),
  )
  const transfers = store.all('transfers').filter(({ destination }) => String(destination) === account)
  const reversals = transfers.flatMap((one) => one.reversals.data).filter(({ id }) => !isPaidOut.has(id))
  const again = facts
    .filter(({ id }) => store.get('payouts', id)?.status === 'failed' && !isPaidOut.has(id))
    .map(({ id }) => ({ id, amount: store.get('payouts', id)?.amount ?? 0 }))
  const byHand = facts
    .filter(({ id }) => store.get('payouts', id)?.automatic === false && !isPaidOut.has(nameByHand(id)))
    .map(({ id }) => ({ id, amount: store.get('payouts', id)?.amount ?? 0 }))
  return { transfers: transfers.filter(({ id }) => !isPaidOut.has(id)), again, reversals, byHand }
}

/** A payout by hand that a bank sent back counts twice, once each way. */
const nameByHand = (id: string) => `by hand ${id}`

const total = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0)

/** Pence that an account has at Stripe. */
export function accountBalance(world: Books, account: string): number {
  const { available, pending } = accountFunds(world, account)
  return available + pending
}

/** The same by whether it can be had: what came out of a charge is pending until that charge's funds are there. */
export function accountFunds(world: Books, account: string): { available: number; pending: number } {
  const { transfers, again, reversals, byHand } = unpaid(world, account)
  const isPending = ({ balance_transaction: entry }: Tables['transfers']) =>
    world.store.get('balance_transactions', String(entry))?.status === 'pending'
  const pending = total(transfers.filter(isPending))
  const all = total(transfers) + total(again) - total(reversals) - total(byHand)
  return { available: all - pending, pending }
}

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

/** Pays out by hand. @throws 400 where less is available */
export function payOutByHand(world: World, account: string, asked: HandRequest): Tables['payouts'] {
  if (asked.amount > accountFunds(world, account).available)
    throw invalidRequest('You have insufficient funds in your Stripe account for this payout.', {
      code: 'balance_insufficient',
    })
  return newPayout(world, account, { amount: asked.amount, transfers: [], again: [] }, { byHand: asked })
}

/** Stripe's daily schedule: what came to an account a day ago or earlier goes to its bank, all in one payout. */
export function payOut(world: World): void {
  const { store, clock } = world
  for (const account of new Set(store.all('transfers').map(({ destination }) => String(destination)))) {
    const { interval, minimum } = payoutSettings(world, account)
    if (interval === 'manual') continue
    const { again, reversals, byHand, ...waiting } = unpaid(world, account)
    const transfers = waiting.transfers.filter(({ created }) => created + DAY_S <= clock.now())
    const amount = () => total(transfers) + total(again) - total(reversals) - total(byHand)
    const kept = minimum ?? 0
    while (kept > 0 && transfers.length > 0 && accountBalance(world, account) - amount() < kept) transfers.pop()
    if (amount() < 1) continue
    const took = { transfers: ids(transfers), again: ids(again), reversals: ids(reversals), byHand: ids(byHand) }
    newPayout(world, account, { amount: amount(), ...took })
  }
}

/** Sends money of an account to its bank. @param took - what it is made of, and pence */
export function newPayout(
  world: World,
  account: string,
  { amount, ...took }: Omit<Facts, 'id' | 'account'> & { amount: number },
  { id = newId('po'), byHand }: { id?: string; byHand?: HandRequest } = {},
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
    automatic: byHand === undefined,
    balance_transaction: null,
    created: clock.now(),
    currency: 'gbp',
    description: byHand ? (byHand.description ?? null) : 'STRIPE PAYOUT',
    destination: `ba_${account.slice(5)}`,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: byHand?.metadata || {},
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: byHand ? 'not_applicable' : 'in_progress',
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
    if (payout.automatic) payout.reconciliation_status = 'completed'
    store.put('payouts', payout)
    world.emitConnect(`payout.${payout.status}`, payout, facts.account)
  }
}
