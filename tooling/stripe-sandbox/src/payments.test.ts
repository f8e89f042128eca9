import type Stripe from 'stripe'
import { expect, test } from 'vitest'
import { refusal, testSandbox } from '#testing/sandbox.ts'

const DAY_SECONDS = 86_400

function held(stripe: Stripe, params: Partial<Stripe.PaymentIntentCreateParams> = {}) {
  return stripe.paymentIntents.create({
    amount: 750,
    currency: 'gbp',
    allowed_payment_method_types: ['card'],
    capture_method: 'manual',
    confirm: true,
    payment_method: 'pm_card_visa',
    ...params,
  })
}

test('a card is held, then the money is taken once', async () => {
  const { stripe } = await testSandbox()
  const intent = await held(stripe, { transfer_group: 'booking_1', statement_descriptor_suffix: 'Sunday Salon' })
  expect(intent).toMatchObject({ status: 'requires_capture', amount_capturable: 750, amount_received: 0 })

  const captured = await stripe.paymentIntents.capture(intent.id)
  expect(captured).toMatchObject({ status: 'succeeded', amount_capturable: 0, amount_received: 750 })

  const again = await refusal(stripe.paymentIntents.capture(intent.id))
  expect(again).toMatchObject({
    statusCode: 400,
    code: 'payment_intent_unexpected_state',
    message:
      'This PaymentIntent could not be captured because it has a status of succeeded. Only a PaymentIntent with one of the following statuses may be captured: requires_capture.',
  })
  const { data } = await stripe.charges.list({ transfer_group: 'booking_1' })
  expect(data).toMatchObject([{ amount_captured: 750, calculated_statement_descriptor: 'GINIPIG* SUNDAY SALON' }])
})

test('a cancelled intent lets go of the card and cannot be captured or cancelled again', async () => {
  const { stripe } = await testSandbox()
  const intent = await held(stripe)
  const cancelled = await stripe.paymentIntents.cancel(intent.id, { cancellation_reason: 'requested_by_customer' })
  expect(cancelled).toMatchObject({ status: 'canceled', amount_capturable: 0, latest_charge: expect.any(String) })
  const { message } = await refusal(stripe.paymentIntents.cancel(intent.id))
  expect(message).toBe(
    'You cannot cancel this PaymentIntent because it has a status of canceled. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action, processing.',
  )
  const balance = await stripe.balance.retrieve()
  expect(balance.pending).toMatchObject([{ amount: 0 }])
  expect((await stripe.refunds.list({ payment_intent: intent.id })).data).toEqual([])
})

test('a held card is let go after seven days', async () => {
  const { stripe, sandbox } = await testSandbox()
  const intent = await held(stripe)
  const charge = await stripe.charges.retrieve(String(intent.latest_charge))
  expect(charge.payment_method_details?.card?.capture_before).toBe(charge.created + 7 * DAY_SECONDS)

  sandbox.control.advanceClock(7 * DAY_SECONDS)
  expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
    status: 'canceled',
    cancellation_reason: 'automatic',
  })
})

test('the fee is unknown at first and on the balance a moment later', async () => {
  const { stripe, sandbox } = await testSandbox({ settleDelayMs: 60_000 })
  const intent = await held(stripe, { capture_method: 'automatic_async', payment_method: 'pm_card_gb', amount: 5000 })
  expect(intent.status).toBe('succeeded')
  const expand = { expand: ['latest_charge.balance_transaction'] }
  const before = await stripe.paymentIntents.retrieve(intent.id, expand)
  expect(before.latest_charge).toMatchObject({ captured: true, balance_transaction: null })

  sandbox.control.settle()
  const after = await stripe.paymentIntents.retrieve(intent.id, expand)
  expect(after.latest_charge).toMatchObject({
    balance_transaction: { amount: 5000, fee: 95, net: 4905, status: 'pending', type: 'charge' },
  })
  const { data: events } = await stripe.events.list({ type: 'charge.updated' })
  expect(events).toMatchObject([{ data: { previous_attributes: { balance_transaction: null } } }])

  sandbox.control.advanceClock(2 * DAY_SECONDS)
  const balance = await stripe.balance.retrieve()
  expect(balance).toMatchObject({ available: [{ amount: 4905 }], pending: [{ amount: 0 }] })
})

test('a refund takes no more than was paid', async () => {
  const { stripe } = await testSandbox()
  const { id } = await held(stripe, { capture_method: 'automatic_async', amount: 5000 })
  const refund = await stripe.refunds.create({ payment_intent: id, amount: 1750, metadata: { op_id: 'op_1' } })
  expect(refund).toMatchObject({ status: 'succeeded', amount: 1750, metadata: { op_id: 'op_1' } })

  const tooMuch = await refusal(stripe.refunds.create({ payment_intent: id, amount: 3251 }))
  expect(tooMuch.message).toBe('Refund amount (£32.51) is greater than unrefunded amount on charge (£32.50)')
  await stripe.refunds.create({ payment_intent: id })
  const { code } = await refusal(stripe.refunds.create({ payment_intent: id }))
  expect(code).toBe('charge_already_refunded')
  const entries = await stripe.balanceTransactions.list({ type: 'refund' })
  expect(entries.data.map(({ net }) => net)).toEqual([-3250, -1750])
})

test.for([
  { card: 'pm_card_pendingRefund', first: 'pending', later: 'succeeded', refunded: 3000 },
  { card: 'pm_card_refundFail', first: 'succeeded', later: 'failed', refunded: 0 },
])('a refund of $card is $first, then $later', async ({ card, first, later, refunded }) => {
  const { stripe, sandbox } = await testSandbox({ settleDelayMs: 60_000 })
  const { id } = await held(stripe, { capture_method: 'automatic_async', payment_method: card, amount: 3000 })
  const refund = await stripe.refunds.create({ payment_intent: id })
  expect(refund.status).toBe(first)
  sandbox.control.settle()
  const after = await stripe.refunds.retrieve(refund.id, { expand: ['charge'] })
  expect(after).toMatchObject({ status: later, charge: { amount_refunded: refunded } })
})

test.for([
  { params: { amount: 29 }, code: 'amount_too_small', param: 'amount' },
  { params: { statement_descriptor: 'GINIPIG' }, code: undefined, param: 'statement_descriptor' },
  { params: { customer: 'cus_none' }, code: 'resource_missing', param: 'customer' },
  { params: { payment_method_types: ['card'] }, code: 'parameter_unknown', param: 'payment_method_types' },
  { params: { metadata: { a: { b: 'c' } } }, code: undefined, param: 'metadata[a]' },
])('$params is refused', async ({ params, code, param }) => {
  const { stripe } = await testSandbox()
  // Wrong on purpose, so it cannot have the SDK's type.
  const wrong = params as Partial<Stripe.PaymentIntentCreateParams>
  expect(await refusal(held(stripe, wrong))).toMatchObject({ type: 'StripeInvalidRequestError', code, param })
})

test('a missing parameter and an unknown address are named', async () => {
  const { stripe, sandbox } = await testSandbox()
  // Wrong on purpose.
  const { code, message } = await refusal(stripe.paymentIntents.create({ amount: 750 } as never))
  expect({ code, message }).toEqual({ code: 'parameter_missing', message: 'Missing required param: currency.' })
  const headers = { authorization: 'Bearer sk_test_sandbox' }
  const answer = await fetch(`${sandbox.url}/v1/nothing`, { headers })
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({
    error: { message: expect.stringContaining('Unrecognized request URL (GET: /v1/nothing)') },
  })
})

test('a browser may confirm, but not say that the money is taken at once', async () => {
  const { stripe, sandbox } = await testSandbox()
  const intent = await held(stripe, { confirm: false })
  const confirm = (more: Record<string, string>) =>
    fetch(`${sandbox.url}/v1/payment_intents/${intent.id}/confirm`, {
      method: 'POST',
      headers: { authorization: 'Bearer pk_test_page', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ client_secret: intent.client_secret ?? '', ...more }),
    })
  const refused = await confirm({ capture_method: 'automatic' })
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ error: { type: 'invalid_request_error', param: 'capture_method' } })
  expect(await (await confirm({})).json()).toMatchObject({ status: 'requires_capture' })
})

test('a refund to a card is never cancelled', async () => {
  const { stripe } = await testSandbox()
  const { id } = await stripe.paymentIntents.create({
    ...{ amount: 5_000, currency: 'gbp', payment_method: 'pm_card_pendingRefund', confirm: true },
  })
  const refund = await stripe.refunds.create({ payment_intent: id })
  expect((await refusal(stripe.refunds.cancel(refund.id))).message).toMatch('status of pending')
  expect((await refusal(stripe.refunds.cancel('re_none'))).code).toBe('resource_missing')
})
