import { expect, test } from 'vitest'
import { refusal, testSandbox } from './testing/sandbox.ts'

/** A sandbox with a charge of £50.00 and an account that can receive money. */
async function charged(card = 'pm_card_visa') {
  const made = await testSandbox()
  made.sandbox.control.onboard('acct_1priya', 'complete')
  const intent = await made.stripe.paymentIntents.create({
    amount: 5_000,
    currency: 'gbp',
    payment_method: card,
    confirm: true,
    transfer_group: 'booking_1',
  })
  const transfer = (amount: number, isOfCharge = true) =>
    made.stripe.transfers.create({
      amount,
      currency: 'gbp',
      destination: 'acct_1priya',
      ...(isOfCharge ? { source_transaction: String(intent.latest_charge) } : {}),
    })
  const balance = async () => {
    const { available, pending } = await made.stripe.balance.retrieve()
    return { available: available[0]?.amount, pending: pending[0]?.amount }
  }
  return { ...made, intent, transfer, balance }
}

test('money goes out of a charge before its funds are there, and off the balance with them', async () => {
  const { transfer, balance, stripe, sandbox } = await charged()
  const sent = await transfer(4_250)
  expect(sent).toMatchObject({ amount: 4_250, destination: 'acct_1priya', transfer_group: 'booking_1' })
  const fee = Math.floor((5_000 * 325 + 5_000) / 10_000) + 20
  expect(await balance()).toEqual({ available: 0, pending: 5_000 - fee - 4_250 })
  sandbox.control.advanceClock(3 * 86_400)
  expect(await balance()).toEqual({ available: 5_000 - fee - 4_250, pending: 0 })
  const { data } = await stripe.transfers.list({ transfer_group: 'booking_1' })
  expect(data.map(({ id }) => id)).toEqual([sent.id])
  expect((await stripe.transfers.retrieve(sent.id)).source_transaction).toBe(sent.source_transaction)
})

test('no more goes out of a charge than is left of it after refunds and other transfers', async () => {
  const { transfer, stripe, intent } = await charged()
  await transfer(2_000)
  await stripe.refunds.create({ payment_intent: intent.id, amount: 1_000 })
  expect((await refusal(transfer(2_001))).message).toMatch('exceed')
  expect((await transfer(2_000)).amount).toBe(2_000)
})

test('out of the balance goes what is available', async () => {
  const { transfer } = await charged()
  expect((await refusal(transfer(100, false))).code).toBe('balance_insufficient')
  const { transfer: atOnce } = await charged('pm_card_bypassPending')
  expect((await atOnce(100)).amount).toBe(100)
  expect((await atOnce(100, false)).source_transaction).toBeNull()
})

test('an account that is not complete, or nobody’s, gets nothing', async () => {
  const { transfer, sandbox, stripe } = await charged()
  sandbox.control.onboard('acct_1priya', 'failed')
  expect((await refusal(transfer(100))).code).toBe('insufficient_capabilities_for_transfer')
  const toNobody = stripe.transfers.create({ amount: 100, currency: 'gbp', destination: 'acct_nobody' })
  expect((await refusal(toNobody)).code).toBe('resource_missing')
})

test('what was sent is taken back in parts, never more than it was, and lies on our balance again', async () => {
  const { transfer, balance, stripe, sandbox } = await charged('pm_card_bypassPending')
  const { id } = await transfer(2_000)
  const before = (await balance()).available ?? 0
  const reversal = await stripe.transfers.createReversal(id, { amount: 500, metadata: { op_id: '1' } })
  expect(reversal).toMatchObject({ object: 'transfer_reversal', amount: 500, transfer: id, metadata: { op_id: '1' } })
  expect((await balance()).available).toBe(before + 500)
  expect((await refusal(stripe.transfers.createReversal(id, { amount: 1_501 }))).message).toMatch('greater than')
  await stripe.transfers.createReversal(id)
  expect(await stripe.transfers.retrieve(id)).toMatchObject({ amount_reversed: 2_000, reversed: true })
  expect((await stripe.transfers.listReversals(id)).data.map(({ amount }) => amount)).toEqual([1_500, 500])
  expect((await refusal(stripe.transfers.createReversal(id))).message).toMatch('fully reversed')
  const { events } = sandbox.control.dump()
  expect(events?.filter((event) => 'type' in event && event.type === 'transfer.reversed')).toHaveLength(2)
})
