import type { Tables } from '#state/tables.ts'
import type { World } from '#world.ts'
import { entryOf } from './balance-entry.ts'

type Entry = Tables['balance_transactions']

/** The lines of a connected account's own balance, oldest first: a `payment` for each transfer, by the name that the
 *  account gave it, a `payment_refund` for what was taken back of one, a `payout`, and a `payout_failure` for each that a
 *  bank sent back. Pence. */
export function accountEntries({ store, clock }: World, account: string): Entry[] {
  const line = (
    type: Entry['type'],
    source: string,
    amount: number,
    created: number,
    availableOn = created,
  ): Entry => ({
    ...entryOf(
      { amount, type, source, description: null, availableOn },
      { id: `txn_${source}${type === 'payout_failure' ? '_failed' : ''}`, now: clock.now() },
    ),
    created,
  })
  const transfers = store.all('transfers').filter(({ destination }) => String(destination) === account)
  const funds = ({ balance_transaction: entry }: Tables['transfers']) =>
    store.get('balance_transactions', String(entry))?.available_on
  const lines = transfers.flatMap((one) => [
    line('payment', String(one.destination_payment), one.amount, one.created, funds(one)),
    ...one.reversals.data.map(({ destination_payment_refund: refund, amount, created }) =>
      line('payment_refund', String(refund), -amount, created),
    ),
  ])
  const payouts = store.all('payouts').filter(({ id }) => store.get('payout_facts', id)?.account === account)
  for (const { id, amount, status, created, arrival_date } of payouts) {
    lines.push(line('payout', id, -amount, created))
    if (status === 'failed') lines.push(line('payout_failure', id, amount, arrival_date))
  }
  return lines.toSorted((a, b) => a.created - b.created)
}

/** What a payout is made of, as its account's balance tells it; of one that was made by hand nobody says. */
export function partsOf(world: World, account: string, payoutId: string): Entry[] {
  const { store } = world
  const facts = store.get('payout_facts', payoutId)
  const [transfers, reversals] = [new Set(facts?.transfers), new Set(facts?.reversals)]
  const sources = new Set([
    ...store
      .all('transfers')
      .flatMap(({ id, destination_payment: name, reversals: { data } }) => [
        ...(transfers.has(id) ? [`payment ${String(name)}`] : []),
        ...data
          .filter((one) => reversals.has(one.id))
          .map(({ destination_payment_refund: refund }) => `payment_refund ${String(refund)}`),
      ]),
    ...(facts?.again ?? []).map((id) => `payout_failure ${id}`),
  ])
  return accountEntries(world, account).filter(({ type, source }) => sources.has(`${type} ${String(source)}`))
}
