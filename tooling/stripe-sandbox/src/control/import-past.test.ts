import { expect, test } from 'vitest'
import { refusal, testSandbox } from '#testing/sandbox.ts'
import type { Past } from './import-past.ts'

const DAY_S = 86_400

/** A booking of £60.00 that was paid by deposit and balance, another that was given back, a third that was never taken. */
async function imported(change: Partial<Past> = {}) {
  const { sandbox, stripe } = await testSandbox()
  const now = sandbox.control.now()
  const ago = (days: number) => now - days * DAY_S
  const charge = {
    metadata: { booking_id: 'b1' },
    card: '4242',
    transfer_group: 'booking_b1',
    off_session: false,
    held_at: ago(20),
    canceled_at: null,
  }
  const past: Past = {
    accounts: ['acct_1priya'],
    charges: [
      { ...charge, intent: 'pi_1', charge: 'ch_1', amount: 900, taken: { at: ago(19), fee: 34 } },
      {
        ...{ ...charge, intent: 'pi_2', charge: 'ch_2', amount: 5_100, taken: { at: ago(12), fee: 97 } },
        ...{ held_at: null, off_session: true },
      },
      { ...charge, intent: 'pi_3', charge: 'ch_3', amount: 6_000, card: '4444', taken: { at: ago(9), fee: 110 } },
      { ...charge, intent: 'pi_4', charge: 'ch_4', amount: 6_000, taken: null, canceled_at: ago(19) },
      { ...charge, intent: 'pi_5', charge: 'ch_5', amount: 5_100, held_at: null, taken: null, canceled_at: ago(2) },
    ],
    refunds: [{ id: 're_3', charge: 'ch_3', amount: 6_000, at: ago(8), metadata: {} }],
    transfers: ['ch_1', 'ch_2'].map((id) => ({
      ...{ id: id.replace('ch', 'tr'), charge: id, amount: id === 'ch_1' ? 900 : 4_200, at: ago(5) },
      ...{ destination: 'acct_1priya', transfer_group: 'booking_b1', metadata: {} },
    })),
    payouts: [{ id: 'po_1', account: 'acct_1priya', transfers: ['tr_1'], amount: 900, at: ago(4) }],
    ...change,
  }
  const importPast = () => sandbox.control.importPast(past)
  return { sandbox, stripe, past, importPast, ago }
}

test('a past has been: balances, dates and objects are as if the sandbox had been there', async () => {
  const { stripe, sandbox, importPast, ago } = await imported()
  importPast()
  expect((await stripe.balance.retrieve()).available[0]?.amount).toBe(900 + 5_100 - 34 - 97 - 110 - 5_100)
  expect((await stripe.balance.retrieve({}, { stripeAccount: 'acct_1priya' })).available[0]?.amount).toBe(4_200)
  const { data } = await stripe.paymentIntents.list({ expand: ['data.latest_charge.balance_transaction'] })
  expect(
    data.map(({ id, status, created, latest_charge: charge }) => [
      id,
      status,
      created,
      charge && Object(charge).amount_captured,
    ]),
  ).toEqual([
    ['pi_5', 'canceled', ago(2), null],
    ['pi_4', 'canceled', ago(20), 0],
    ['pi_3', 'succeeded', ago(20), 6_000],
    ['pi_2', 'succeeded', ago(12), 5_100],
    ['pi_1', 'succeeded', ago(20), 900],
  ])
  expect(data[4]?.latest_charge).toMatchObject({ id: 'ch_1', balance_transaction: { fee: 34, created: ago(19) } })
  expect(data[2]?.latest_charge).toMatchObject({ payment_method_details: { card: { brand: 'mastercard' } } })
  expect((await stripe.refunds.list({ charge: 'ch_3' })).data).toMatchObject([{ id: 're_3', created: ago(8) }])
  const payouts = await stripe.payouts.list({}, { stripeAccount: 'acct_1priya' })
  expect(payouts.data).toMatchObject([{ id: 'po_1', status: 'paid', arrival_date: ago(3) }])
  expect(sandbox.control.dump().events).toEqual([])
})

test('what has been can go on: a late refund, a transfer taken back, a dispute', async () => {
  const { stripe, sandbox, importPast } = await imported()
  importPast()
  await stripe.refunds.create({ payment_intent: 'pi_2', amount: 900 })
  expect((await refusal(stripe.refunds.create({ payment_intent: 'pi_3', amount: 1 }))).code).toBe(
    'charge_already_refunded',
  )
  await stripe.transfers.createReversal('tr_2', { amount: 200 })
  expect((await refusal(stripe.transfers.createReversal('tr_2', { amount: 4_001 }))).message).toMatch('greater than')
  const dispute = sandbox.control.dispute('pi_1', 'fraudulent')
  expect(await stripe.disputes.retrieve(dispute)).toMatchObject({ charge: 'ch_1', amount: 900 })
})

test('a past that can’t have been is refused', async () => {
  const { past, sandbox } = await imported()
  const [transfer] = past.transfers
  if (!transfer) throw new Error('no transfer')
  const wrong = { ...past, transfers: [{ ...transfer, amount: 901 }] }
  expect(() => sandbox.control.importPast(wrong)).toThrow('exceed the amount of the source charge')
})
