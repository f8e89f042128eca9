import type Stripe from 'stripe'
import { expect, test } from 'vitest'
import { refusal, testSandbox } from './testing/sandbox.ts'

const DAY_S = 86_400

/** A sandbox with an account that was sent £42.50. */
async function sent() {
  const made = await testSandbox()
  const { stripe, sandbox } = made
  sandbox.control.onboard('acct_1priya', 'complete')
  const send = async () => {
    const { latest_charge } = await stripe.paymentIntents.create({
      amount: 5_000,
      currency: 'gbp',
      payment_method: 'pm_card_visa',
      confirm: true,
    })
    await stripe.transfers.create({
      amount: 4_250,
      currency: 'gbp',
      destination: 'acct_1priya',
      source_transaction: String(latest_charge),
    })
  }
  await send()
  const payouts = async () => (await stripe.payouts.list({}, { stripeAccount: 'acct_1priya' })).data
  return { ...made, send, payouts }
}

test('what came to an account goes to its bank a day later, all in one, and is there the day after', async () => {
  const { send, payouts, sandbox, stripe } = await sent()
  await send()
  expect(await payouts()).toEqual([])
  sandbox.control.advanceClock(DAY_S)
  const [first, ...others] = await payouts()
  expect(others).toEqual([])
  expect(first).toMatchObject({ amount: 8_500, status: 'in_transit', automatic: true })
  sandbox.control.advanceClock(DAY_S)
  expect(await payouts()).toEqual([{ ...first, status: 'paid', reconciliation_status: 'completed' }])
  expect(await stripe.payouts.retrieve(first?.id ?? '', {}, { stripeAccount: 'acct_1priya' })).toMatchObject({
    status: 'paid',
  })
  // Events of a connected account are none of the platform's.
  expect((await stripe.events.list({ type: 'payout.paid' })).data).toEqual([])
})

/** What a payout is made of: kind, source, pence. */
async function parts(stripe: Stripe, payout = '') {
  const { data } = await stripe.balanceTransactions.list({ payout }, { stripeAccount: 'acct_1priya' })
  return data.map(({ type, source, amount }) => [type, source, amount])
}

test('what a bank sends back goes out again with the next one', async () => {
  const { send, payouts, sandbox, stripe } = await sent()
  sandbox.control.closeBank('acct_1priya')
  sandbox.control.advanceClock(DAY_S)
  await send()
  sandbox.control.advanceClock(DAY_S)
  const states = async () => (await payouts()).map(({ amount, status, failure_code }) => [amount, status, failure_code])
  expect(await states()).toEqual([
    [8_500, 'in_transit', null],
    [4_250, 'failed', 'account_closed'],
  ])
  sandbox.control.advanceClock(DAY_S)
  expect((await states())[0]).toEqual([8_500, 'paid', null])
  const [again, back] = await payouts()
  const [first, second] = (await stripe.transfers.list()).data.toReversed()
  expect(await parts(stripe, back?.id)).toEqual([['payment', first?.destination_payment, 4_250]])
  expect(await parts(stripe, again?.id)).toEqual([
    ['payout_failure', back?.id, 4_250],
    ['payment', second?.destination_payment, 4_250],
  ])
})

test('what went to its bank can’t be taken back; what came since can, and the next payout is less by it', async () => {
  const { send, payouts, sandbox, stripe } = await sent()
  sandbox.control.advanceClock(DAY_S)
  const [first] = (await stripe.transfers.list()).data
  const takeBack = (amount: number) => stripe.transfers.createReversal(first?.id ?? '', { amount })
  expect((await refusal(takeBack(100))).code).toBe('balance_insufficient')
  await send()
  const { destination_payment_refund: refund } = await takeBack(1_000)
  sandbox.control.advanceClock(DAY_S)
  const [payout] = await payouts()
  expect(payout?.amount).toBe(3_250)
  expect(await parts(stripe, payout?.id)).toContainEqual(['payment_refund', refund, -1_000])
})

test('an account sees its own payouts, a strange one nothing, and no other call is made in its name', async () => {
  const { sandbox, stripe, payouts } = await sent()
  sandbox.control.onboard('acct_1lena', 'complete')
  sandbox.control.advanceClock(DAY_S)
  const [{ id = '' } = {}] = await payouts()
  expect((await stripe.payouts.list({}, { stripeAccount: 'acct_1lena' })).data).toEqual([])
  expect((await refusal(stripe.payouts.retrieve(id, {}, { stripeAccount: 'acct_1lena' }))).code).toBe(
    'resource_missing',
  )
  expect((await refusal(stripe.payouts.list({}, { stripeAccount: 'acct_1nobody' }))).code).toBe('account_invalid')
  expect((await refusal(stripe.transfers.list({}, { stripeAccount: 'acct_1priya' }))).code).toBe('account_invalid')
})

test('an account pays out by hand what is available, and the next payout is less by it', async () => {
  const { payouts, sandbox, stripe } = await sent()
  const stripeAccount = 'acct_1priya'
  const pay = (amount: number) => stripe.payouts.create({ amount, currency: 'gbp' }, { stripeAccount })
  expect((await refusal(pay(1))).code).toBe('balance_insufficient')
  await stripe.balanceSettings.update(
    { payments: { payouts: { schedule: { interval: 'manual' } } } },
    { stripeAccount },
  )
  sandbox.control.advanceClock(3 * DAY_S)
  expect(await payouts()).toEqual([])
  expect(await pay(1_250)).toMatchObject({ amount: 1_250, automatic: false, status: 'in_transit' })
  expect((await refusal(pay(3_001))).code).toBe('balance_insufficient')
  await stripe.balanceSettings.update({ payments: { payouts: { schedule: { interval: 'daily' } } } }, { stripeAccount })
  sandbox.control.advanceClock(0)
  expect((await payouts()).map(({ amount }) => amount)).toEqual([3_000, 1_250])
  expect((await stripe.balance.retrieve({}, { stripeAccount })).available[0]?.amount).toBe(0)
  expect((await refusal(stripe.payouts.create({ amount: 1, currency: 'gbp' }))).message).toMatch('Stripe-Account')
})

test('what a bank sends back of a payout by hand is on the balance again', async () => {
  const { payouts, sandbox, stripe } = await sent()
  const stripeAccount = 'acct_1priya'
  await stripe.balanceSettings.update(
    { payments: { payouts: { schedule: { interval: 'manual' } } } },
    { stripeAccount },
  )
  sandbox.control.advanceClock(3 * DAY_S)
  sandbox.control.closeBank(stripeAccount)
  await stripe.payouts.create({ amount: 1_000, currency: 'gbp' }, { stripeAccount })
  sandbox.control.advanceClock(DAY_S)
  expect((await payouts())[0]?.status).toBe('failed')
  expect((await stripe.balance.retrieve({}, { stripeAccount })).available[0]?.amount).toBe(4_250)
})

test('settings of payouts are told as they were set, and what is to stay stays', async () => {
  const { payouts, send, sandbox, stripe } = await sent()
  const stripeAccount = 'acct_1priya'
  expect((await stripe.balanceSettings.retrieve()).payments.payouts?.minimum_balance_by_currency).toBeNull()
  const minimum = (gbp: number | '') => ({ payments: { payouts: { minimum_balance_by_currency: { gbp } } } }) as const
  const told = await stripe.balanceSettings.update(minimum(90_000))
  expect(told.payments.payouts?.minimum_balance_by_currency).toEqual({ gbp: 90_000 })
  await stripe.balanceSettings.update(minimum(4_000), { stripeAccount })
  await send()
  sandbox.control.advanceClock(DAY_S)
  expect((await payouts()).map(({ amount }) => amount)).toEqual([4_250])
  await stripe.balanceSettings.update(minimum(''), { stripeAccount })
  sandbox.control.advanceClock(DAY_S)
  expect((await payouts()).map(({ amount }) => amount)).toEqual([4_250, 4_250])
  expect((await stripe.balanceSettings.retrieve()).payments.payouts?.minimum_balance_by_currency).toEqual({
    gbp: 90_000,
  })
})

test('an account’s balance is told, with each of its lines', async () => {
  const { send, sandbox, stripe } = await sent()
  const stripeAccount = 'acct_1priya'
  const funds = async () => {
    const { available, pending } = await stripe.balance.retrieve({}, { stripeAccount })
    return [available[0]?.amount, pending[0]?.amount]
  }
  expect(await funds()).toEqual([0, 4_250])
  sandbox.control.closeBank(stripeAccount)
  sandbox.control.advanceClock(DAY_S)
  await send()
  expect(await funds()).toEqual([0, 4_250])
  sandbox.control.advanceClock(2 * DAY_S)
  const lines = async (params: Stripe.BalanceTransactionListParams = {}) =>
    (await stripe.balanceTransactions.list(params, { stripeAccount })).data.map(({ type, amount }) => [type, amount])
  expect((await lines()).map(([, amount]) => amount).reduce((sum, amount) => Number(sum) + Number(amount), 0)).toBe(
    (await funds()).reduce((sum, amount) => Number(sum) + Number(amount), 0),
  )
  expect(await lines({ type: 'payment' })).toEqual([
    ['payment', 4_250],
    ['payment', 4_250],
  ])
  expect(await lines({ type: 'payout_failure' })).toEqual([['payout_failure', 4_250]])
  expect(await lines({ created: { gt: sandbox.control.now() } })).toEqual([])
})
