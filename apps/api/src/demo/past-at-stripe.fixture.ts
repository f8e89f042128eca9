import { payoutState } from '@ginipig/domain/payment'
import { expect } from 'vitest'
import type { Platform } from '#platform/platform.ts'

/** What lies on each provider's account at Stripe, and each of its payouts, is what the books say. */
export async function expectAccountsToAgree(platform: Platform): Promise<void> {
  const accounts = await platform.database.rows<{ account: string; left: number; payouts: string[] }>(
    `select a.stripe_account as account, coalesce((
         select -sum(e.amount) from ledger_txn t join ledger_entry e on e.txn_id = t.id and e.account = 'stripe'
         where t.provider_id = a.provider_id and t.source_type = 'transfer.made'), 0)::int
       - coalesce((select sum(amount) from payout p where p.provider_id = a.provider_id), 0)::int as left,
       array(select p.id || ' ' || p.amount || ' ' || p.state from payout p
         where p.provider_id = a.provider_id order by p.created_at) as payouts
     from earnings_account a`,
  )
  expect(accounts.length).toBeGreaterThanOrEqual(60)
  for (const { account, left, payouts } of accounts) {
    const stripeAccount = account
    const { available, pending } = await platform.stripe.balance.retrieve({}, { stripeAccount })
    expect([account, (available[0]?.amount ?? 0) + (pending[0]?.amount ?? 0)]).toEqual([account, left])
    const { data } = await platform.stripe.payouts.list({ limit: 100 }, { stripeAccount })
    const states = data.map(({ id, amount, status }) => `${id} ${amount} ${payoutState(status)}`)
    expect([account, states.toReversed()]).toEqual([account, payouts.slice(-100)])
  }
}

/** Every charge, refund and transfer that the books have is at Stripe, with the same pence, and no other.
 *  @param before - a day: what was charged before it */
export async function expectProofs({ database, stripe }: Platform, before: string): Promise<void> {
  const all = async <One extends { id: string }>(list: AsyncIterable<One>) => {
    const found = new Map<string, One>()
    for await (const one of list) found.set(one.id, one)
    return found
  }
  const [intents, refunds, transfers] = await Promise.all([
    all(stripe.paymentIntents.list({ limit: 100, expand: ['data.latest_charge.balance_transaction'] })),
    all(stripe.refunds.list({ limit: 100 })),
    all(stripe.transfers.list({ limit: 100 })),
  ])
  const charges = await database.rows<{
    id: string
    intent: string | null
    amount: number
    status: string
    last4: string | null
    fee_at: string | null
    fee: number
    refunded: number
  }>(
    `select p.id, p.stripe_payment_intent as intent, p.amount, p.status, p.card_last4 as last4, f.source_id as fee_at,
       coalesce(f.fee, 0)::int as fee, coalesce((
         select sum(e.amount) from ledger_txn t join ledger_entry e on e.txn_id = t.id and e.account like 'refunds_payable/%'
         where t.booking_id = p.booking_id and t.source_type = 'refund.succeeded' and starts_with(t.source_id, f.source_id || ':')), 0)::int as refunded
     from payment p left join lateral (
       select t.source_id, e.amount as fee from ledger_txn t join ledger_entry e on e.txn_id = t.id and e.account = 'stripe_fees'
       where t.booking_id = p.booking_id and t.source_type = 'charge.fee'
         and t.source_id = replace(p.stripe_payment_intent, 'pi_', 'ch_')) f on true
     where p.created_at < $1`,
    [before],
  )
  expect(charges.length).toBeGreaterThan(1_500)
  const wrong = charges.flatMap((one) => {
    const intent = intents.get(one.intent ?? '')
    const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null
    const entry = typeof charge?.balance_transaction === 'object' ? charge.balance_transaction : null
    const known = {
      ...one,
      amount: intent?.amount,
      status: intent?.status,
      last4: charge?.payment_method_details?.card?.last4 ?? one.last4,
      fee_at: entry ? charge?.id : null,
      fee: entry?.fee ?? 0,
      refunded: one.status === 'succeeded' ? charge?.amount_refunded : 0,
    }
    return JSON.stringify(known) === JSON.stringify(one) ? [] : [[one, known]]
  })
  expect(wrong).toEqual([])
  const sent = await database.rows<{ id: string; booking_id: string; destination_payment: string; pence: number }>(
    `select t.id, t.booking_id, t.destination_payment, -e.amount as pence
     from transfer t join ledger_txn x on x.provider_id = t.provider_id and x.source_type = 'transfer.made' and x.source_id = t.id
       join ledger_entry e on e.txn_id = x.id and e.account = 'stripe'`,
  )
  expect(sent.length).toBeGreaterThan(1_000)
  expect(sent).toHaveLength(transfers.size)
  for (const { id, booking_id, destination_payment, pence } of sent)
    expect(transfers.get(id)).toMatchObject({
      ...{ amount: pence, destination_payment, transfer_group: `booking_${booking_id}` },
    })
  const asked = await database.rows(`select from payment_op where kind = 'refund' and status = 'succeeded'`)
  expect(refunds.size).toBe(asked.length)
  expect(refunds.size).toBeGreaterThan(50)
}
