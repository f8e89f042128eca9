import { cancelBooking, getMyBooking, startBalance, syncPayment } from '@ginipig/contract/booking/client-calls.ts'
import { cancelBookingAsProvider } from '@ginipig/contract/booking/provider-calls.ts'
import { listPayments } from '@ginipig/contract/payment/history.ts'
import { HOUR_MS, MINUTE_MS } from '@ginipig/domain/time'
import { expect, test } from 'vitest'
import { saveCard } from '#demo/live-bookings.ts'
import { runPaymentOp } from '#modules/payment/operations.ts'
import { sweep } from '#sweep.ts'
import { runJobs, sweepAndRun } from '#testing/run-jobs.ts'
import { deposited } from './balance.fixture.ts'
import { takeBalance } from './balance.ts'
import { answerBank, checkBooksAfterEach, intentsOf } from './booking.fixture.ts'
import { toldOf } from './ending.fixture.ts'
import { paymentListener } from './payment-listener.ts'

// £54.00: a deposit of £8.10 and a balance of £45.90.

checkBooksAfterEach()

type Deposited = Awaited<ReturnType<typeof deposited>>

/** Pays the balance as the browser does: started with us, confirmed at Stripe. */
async function payByHand({ world, params }: Deposited, card: string, paymentMethod = card) {
  const { status, body, code } = await world.client(startBalance, { params, body: { card } })
  if (status !== 200) return { code }
  const [intentId = ''] = body.clientSecret.split('_secret_')
  const intent = await world.api.platform.stripe.paymentIntents.confirm(intentId, {
    payment_method: body.paymentMethodId ?? paymentMethod,
    return_url: 'http://ginipig.localhost:4000/pay-full',
  })
  return { code: undefined, intent, amount: body.amount }
}

const balances = async ({ world }: Deposited) =>
  (await intentsOf(world.api)).filter(({ amount }) => amount === 4_590).map(({ status }) => status)

/** What the client was charged in all, and what of it went back, at Stripe. */
async function moved({ world }: Deposited) {
  const { stripe } = world.api.platform
  const charges = await stripe.charges.list({ limit: 100 })
  return charges.data
    .filter(({ paid, captured }) => paid && captured)
    .reduce(
      (sum, { amount_captured, amount_refunded }) => ({
        taken: sum.taken + amount_captured,
        back: sum.back + amount_refunded,
      }),
      { taken: 0, back: 0 },
    )
}

/** Pence that the books have on an account. */
const booked = async ({ world }: Deposited, account: string) => {
  const row = await world.api.platform.database.row<{ sum: number }>(
    'select coalesce(sum(amount), 0) as sum from ledger_entry where account = $1 or account like $2',
    [account, `${account}/%`],
  )
  return row?.sum
}

test('a balance that the bank wants to be asked about is paid by hand, with its question answered: once', async () => {
  const one = await deposited()
  one.refuse('authentication_required')
  expect(await one.sweepAt(36)).toMatchObject({ paymentStatus: 'balance_failed' })
  const paid = await payByHand(one, 'deposit')
  expect(paid).toMatchObject({ amount: 4_590, intent: { status: 'succeeded' } })
  const { body } = await one.world.client(syncPayment, { params: one.params })
  expect(body).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', captured: 5_400, paymentProblem: null })
  expect(await one.sweepAt(30)).toMatchObject({ paymentStatus: 'paid' })
  expect(await balances(one)).toEqual(['succeeded'])
  expect(await moved(one)).toEqual({ taken: 5_400, back: 0 })
})

test('a card whose bank always asks is refused without its client, who is told and then answers it: once', async () => {
  const one = await deposited('pm_card_authenticationRequired')
  const { platform } = one.world.api
  expect(await one.sweepAt(36)).toMatchObject({
    ...{ paymentStatus: 'balance_failed', paymentProblem: 'authentication_required' },
  })
  expect(await balances(one)).toEqual(['requires_payment_method'])
  expect(await toldOf(one.world, 'balance')).toContain('booking_balance_failed')
  const { intent } = await payByHand(one, 'deposit')
  expect(intent?.status).toBe('requires_action')
  if (intent) await answerBank(one.world, intent)
  const { body } = await one.world.client(syncPayment, { params: one.params })
  expect(body).toMatchObject({ paymentStatus: 'paid', captured: 5_400, paymentProblem: null })
  await sweepAndRun(platform)
  expect(await moved(one)).toEqual({ taken: 5_400, back: 0 })
})

test('it is paid with another card: a saved one, or one that is typed in', async () => {
  const one = await deposited()
  one.refuse('lost_card')
  await one.sweepAt(36)
  const clientId = one.world.clientIds[0] ?? ''
  const saved = await saveCard(one.world.api.platform, clientId, 'pm_card_mastercard')
  expect(await payByHand(one, saved)).toMatchObject({ intent: { status: 'succeeded' } })
  await one.world.client(syncPayment, { params: one.params })
  const two = await deposited()
  two.refuse('lost_card')
  await two.sweepAt(36)
  expect(await payByHand(two, 'new', 'pm_card_amex')).toMatchObject({ intent: { status: 'succeeded' } })
  const { body } = await two.world.client(syncPayment, { params: two.params })
  expect(body.payments.at(-1)).toMatchObject({ kind: 'balance', state: 'taken', card: { brand: 'amex' } })
})

test('it can be paid before its hour; the sweep then finds nothing to take', async () => {
  const one = await deposited()
  expect(await payByHand(one, 'deposit')).toMatchObject({ intent: { status: 'succeeded' } })
  await one.world.client(syncPayment, { params: one.params })
  expect(await one.sweepAt(36)).toMatchObject({ paymentStatus: 'paid', captured: 5_400 })
  expect(await one.tries()).toEqual([])
  expect(await balances(one)).toEqual(['succeeded'])
  expect((await payByHand(one, 'deposit')).code).toBe('booking_state')
})

test('a card that is refused by hand leaves the one that was kept to be tried in its time', async () => {
  const one = await deposited()
  await expect(payByHand(one, 'new', 'pm_card_chargeDeclined')).rejects.toMatchObject({ code: 'card_declined' })
  const { body } = await one.world.client(syncPayment, { params: one.params })
  expect(body).toMatchObject({ paymentStatus: 'deposit_paid', paymentProblem: null })
  expect(await toldOf(one.world, 'balance')).toEqual([])
  expect(await one.sweepAt(36)).toMatchObject({ paymentStatus: 'paid', captured: 5_400 })
  expect(await balances(one)).toEqual(['succeeded'])
})

test('somebody else’s card is none of theirs', async () => {
  const one = await deposited()
  expect((await payByHand(one, 'pm_0123456789')).code).toBe('card_not_found')
})

test('the automatic try and the client’s own hand are the same charge: it is taken once', async () => {
  const one = await deposited()
  one.refuse('insufficient_funds')
  await one.sweepAt(36)
  // Both begun before either is done: the client has the secret, the sweep writes its next try down.
  const { body } = await one.world.client(startBalance, { params: one.params, body: { card: 'deposit' } })
  const [intentId = ''] = body.clientSecret.split('_secret_')
  const { stripe } = one.world.api.platform
  one.world.api.clock.set(one.startsAt - 30 * HOUR_MS)
  const [, byHand] = await Promise.allSettled([
    sweepAndRun(one.world.api.platform),
    stripe.paymentIntents.confirm(intentId, { payment_method: body.paymentMethodId ?? '' }),
  ])
  expect(byHand.status).toBeDefined()
  await one.world.client(syncPayment, { params: one.params })
  expect(await one.sweepAt(24)).toMatchObject({ paymentStatus: 'paid', captured: 5_400 })
  expect(await moved(one)).toEqual({ taken: 5_400, back: 0 })
})

test('unpaid 12 hours before, the booking ends: the charge is cancelled first, the deposit is the provider’s', async () => {
  const one = await deposited()
  one.refuse('lost_card')
  await one.sweepAt(36)
  expect(await one.sweepAt(12, -1)).toMatchObject({ status: 'confirmed' })
  expect(await one.sweepAt(12)).toMatchObject({ status: 'cancelled_unpaid', captured: 810 })
  expect(await balances(one)).toEqual(['canceled'])
  expect(await moved(one)).toEqual({ taken: 810, back: 0 })
  await runJobs(one.world.api.platform)
  const { data } = await one.world.api.platform.stripe.transfers.list({ limit: 10 })
  expect(data.map(({ amount }) => amount)).toEqual([810])
  expect(await booked(one, 'cancel_income')).toBe(0)
  expect(await booked(one, 'provider_payable')).toBe(0)
  const slot = await one.world.api.platform.database.row('select booked from slot where id = $1', [
    one.world.slots[10]?.row.id,
  ])
  expect(slot).toEqual({ booked: 0 })
  expect((await payByHand(one, 'deposit')).code).toBe('booking_state')
  // No card had agreed to the balance: neither the booking's page nor the client's payments tell of it as of money.
  const { payments } = (await one.world.client(getMyBooking, { params: one.params })).body
  expect(payments.map(({ kind, state }) => [kind, state])).toEqual([['deposit', 'taken']])
  const { items } = (await one.world.client(listPayments, { query: {} })).body
  expect(items.map(({ kind, state }) => [kind, state])).toEqual([['deposit', 'paid']])
})

test('a balance that was never even tried is cut off all the same', async () => {
  const one = await deposited()
  expect(await one.sweepAt(12)).toMatchObject({ status: 'cancelled_unpaid' })
  expect(await balances(one)).toEqual([])
})

test.for(['before', 'after'] as const)(
  'paid by hand just %s the cut-off came to Stripe: paid or cancelled, never both',
  async (when) => {
    const one = await deposited()
    one.refuse('lost_card')
    await one.sweepAt(36)
    one.world.api.clock.set(one.startsAt - 12 * HOUR_MS - 1)
    const { body } = await one.world.client(startBalance, { params: one.params, body: { card: 'new' } })
    const [intentId = ''] = body.clientSecret.split('_secret_')
    const confirm = () =>
      one.world.api.platform.stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' })
    if (when === 'before') {
      await confirm()
      expect(await one.sweepAt(12)).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', captured: 5_400 })
      expect(await moved(one)).toEqual({ taken: 5_400, back: 0 })
    } else {
      expect(await one.sweepAt(12)).toMatchObject({ status: 'cancelled_unpaid' })
      await expect(confirm()).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' })
      expect(await moved(one)).toEqual({ taken: 810, back: 0 })
    }
  },
)

test('a balance paid in the moment in which its client cancels comes back by itself, all of it', async () => {
  const one = await deposited()
  const { body } = await one.world.client(startBalance, { params: one.params, body: { card: 'deposit' } })
  const [intentId = ''] = body.clientSecret.split('_secret_')
  await one.world.client(cancelBooking, { params: one.params, body: { loses: 810 } })
  await one.world.api.platform.stripe.paymentIntents.confirm(intentId, { payment_method: body.paymentMethodId ?? '' })
  await one.world.client(syncPayment, { params: one.params })
  await runJobs(one.world.api.platform)
  const after = (await one.world.client(syncPayment, { params: one.params })).body
  expect(after).toMatchObject({ status: 'cancelled_by_client', captured: 5_400, refund: { amount: 4_590 } })
  expect(after.paymentStatus).toBe('partially_refunded')
  expect(await moved(one)).toEqual({ taken: 5_400, back: 4_590 })
  expect(await booked(one, 'refunds_payable')).toBe(0)
})

test('a provider who cancels a booking whose balance was refused owes the fee of its price (money.md §2)', async () => {
  const one = await deposited()
  one.refuse('lost_card')
  await one.sweepAt(35)
  await one.world.provider(cancelBookingAsProvider, { params: one.params, body: { reason: 'illness' } })
  await runJobs(one.world.api.platform)
  expect(await moved(one)).toEqual({ taken: 810, back: 810 })
  expect(await booked(one, 'provider_receivable')).toBe(810)
  expect(await balances(one)).toEqual(['canceled'])
})

test('the sweep does not try a balance whose client is about to confirm it', async () => {
  const one = await deposited()
  one.refuse('insufficient_funds')
  await one.sweepAt(36)
  one.world.api.clock.set(one.startsAt - 30 * HOUR_MS - 60_000)
  const { body } = await one.world.client(startBalance, { params: one.params, body: { card: 'new' } })
  await one.sweepAt(30)
  expect(await one.tries()).toEqual(['failed'])
  const [intentId = ''] = body.clientSecret.split('_secret_')
  const { stripe } = one.world.api.platform
  const asked = await stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_threeDSecure2Required' })
  await answerBank(one.world, asked)
  const after = (await one.world.client(syncPayment, { params: one.params })).body
  expect(after).toMatchObject({ paymentStatus: 'paid', captured: 5_400, paymentProblem: null })
})

test('a sweep that read a balance before its client began leaves it to them', async () => {
  const one = await deposited()
  one.refuse('insufficient_funds')
  await one.sweepAt(36)
  one.world.api.clock.set(one.startsAt - 30 * HOUR_MS)
  const { platform } = one.world.api
  const key = await platform.database.row<{ id: string; provider_id: string }>('select id, provider_id from booking')
  await one.world.client(startBalance, { params: one.params, body: { card: 'new' } })
  if (key) await takeBalance(platform, { providerId: key.provider_id, bookingId: key.id })
  expect(await one.tries()).toEqual(['failed'])
})

test('a bank that is being answered is not asked again by the sweep for a quarter of an hour', async () => {
  const one = await deposited()
  one.refuse('insufficient_funds')
  await one.sweepAt(36)
  one.world.api.clock.set(one.startsAt - 30 * HOUR_MS - 60_000)
  const asked = await payByHand(one, 'new', 'pm_card_threeDSecure2Required')
  expect(asked).toMatchObject({ intent: { status: 'requires_action' } })
  await one.world.client(syncPayment, { params: one.params })
  await one.sweepAt(30)
  expect(await one.tries()).toEqual(['failed'])
  await one.sweepAt(29.5)
  expect(await one.tries()).toEqual(['failed', 'succeeded'])
  expect(await moved(one)).toEqual({ taken: 5_400, back: 0 })
})

test('a balance whose making had no answer is tried as the same charge, once, whoever comes first', async () => {
  const { world, params, startsAt, tries } = await deposited()
  const { platform, sandbox, clock } = world.api
  clock.set(startsAt - 36 * HOUR_MS - 20 * MINUTE_MS)
  for (let lost = 0; lost < 4; lost += 1)
    sandbox.control.faults.hangUp('before', { method: 'POST', path: '/v1/payment_intents' })
  expect(await world.client(startBalance, { params, body: { card: 'deposit' } })).toMatchObject({ status: 503 })
  sandbox.control.faults.clear()
  clock.set(startsAt - 36 * HOUR_MS)
  await sweep(platform)
  const run = async (kind: 'create' | 'charge') => {
    const op = await platform.database.row<{ id: string; provider_id: string }>(
      `select id, provider_id from payment_op where kind = $1 and status = 'pending'`,
      [kind],
    )
    if (op) await runPaymentOp(platform, { providerId: op.provider_id, opId: op.id }, paymentListener)
  }
  const { paymentIntents } = platform.stripe
  const { create } = paymentIntents
  // Two workers at once: where the try would make a charge of its own, the other is done before it has its answer.
  paymentIntents.create = async (...given: Parameters<typeof create>) => {
    const answer = await create.apply(paymentIntents, given)
    if (given[0].confirm) await run('create')
    return answer
  }
  await run('charge')
  paymentIntents.create = create
  await runJobs(platform)
  expect((await world.client(getMyBooking, { params })).body).toMatchObject({ paymentStatus: 'paid', captured: 5_400 })
  expect([await intentsOf(world.api), await tries()]).toMatchObject([{ length: 2 }, ['succeeded']])
})
