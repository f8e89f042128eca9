import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { refusal, sdk, testSandbox } from './testing/sandbox.ts'

const held = {
  amount: 750,
  currency: 'gbp',
  capture_method: 'manual',
  confirm: true,
  payment_method: 'pm_card_visa',
} as const

test('the same key with the same parameters replays the first answer', async () => {
  const { stripe } = await testSandbox()
  const first = await stripe.paymentIntents.create(held, { idempotencyKey: 'op_1' })
  const second = await stripe.paymentIntents.create(held, { idempotencyKey: 'op_1' })
  expect(second.id).toBe(first.id)
  expect(second.lastResponse.headers).toMatchObject({
    'idempotent-replayed': 'true',
    'original-request': first.lastResponse.requestId,
    'idempotency-key': 'op_1',
  })
  expect((await stripe.paymentIntents.list()).data).toHaveLength(1)
})

test('a decline is replayed too: a new try needs a new key', async () => {
  const { stripe } = await testSandbox()
  const declined = { ...held, payment_method: 'pm_card_chargeDeclined' }
  const first = await refusal(stripe.paymentIntents.create(declined, { idempotencyKey: 'op_1' }))
  const second = await refusal(stripe.paymentIntents.create(declined, { idempotencyKey: 'op_1' }))
  expect(second.charge).toBe(first.charge)
})

test('the same key with other parameters is refused', async () => {
  const { stripe } = await testSandbox()
  await stripe.paymentIntents.create(held, { idempotencyKey: 'op_1' })
  const other = await refusal(stripe.paymentIntents.create({ ...held, amount: 751 }, { idempotencyKey: 'op_1' }))
  expect(other).toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
  expect(other.statusCode).toBe(400)
})

test('a wrong parameter does not use up the key', async () => {
  const { stripe } = await testSandbox()
  await refusal(stripe.customers.create({ nickname: 'Ada' } as never, { idempotencyKey: 'op_1' }))
  const customer = await stripe.customers.create({ name: 'Ada' }, { idempotencyKey: 'op_1' })
  expect(customer.name).toBe('Ada')
})

test('a key in use answers 409, and the SDK gets the first answer on its retry', async () => {
  const { stripe, sandbox } = await testSandbox()
  sandbox.control.faults.setLatency(300)
  const first = stripe.paymentIntents.create(held, { idempotencyKey: 'op_1' })
  const conflict = refusal(stripe.paymentIntents.create(held, { idempotencyKey: 'op_1' }))
  const retried = sdk(sandbox, 2).paymentIntents.create(held, { idempotencyKey: 'op_1' })
  expect(await conflict).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' })
  expect((await retried).id).toBe((await first).id)
})

test('a capture whose answer was lost is resent by the SDK and done once', async () => {
  const { stripe, sandbox } = await testSandbox()
  const intent = await stripe.paymentIntents.create(held)
  sandbox.control.faults.hangUp('after', { path: '/capture' })
  const captured = await stripe.paymentIntents.capture(intent.id)
  expect(captured.status).toBe('succeeded')
  expect(captured.lastResponse.headers['idempotent-replayed']).toBe('true')
  expect((await stripe.events.list({ type: 'charge.captured' })).data).toHaveLength(1)
})

test('a capture that never arrived is done on the second try', async () => {
  const { stripe, sandbox } = await testSandbox()
  const intent = await stripe.paymentIntents.create(held)
  sandbox.control.faults.hangUp('before', { path: '/capture' })
  const captured = await stripe.paymentIntents.capture(intent.id)
  expect(captured.lastResponse.headers['idempotent-replayed']).toBeUndefined()
  expect(captured.status).toBe('succeeded')
})

test.for([500, 429, 409] as const)('a %i on order strikes once', async (status) => {
  const { stripe, sandbox } = await testSandbox()
  sandbox.control.faults.fail(status, { method: 'POST', path: '/v1/customers' })
  expect((await refusal(stripe.customers.create({}))).statusCode).toBe(status)
  expect((await stripe.customers.create({})).object).toBe('customer')
})

test('lists come newest first, page by page', async () => {
  const { stripe } = await testSandbox()
  const made: string[] = []
  for (let index = 0; index < 9; index += 1) made.push((await stripe.customers.create({ name: `Client ${index}` })).id)
  const seen: string[] = []
  for await (const { id } of stripe.customers.list({ limit: 3 })) seen.push(id)
  expect(seen).toEqual(made.toReversed())

  const page = await stripe.customers.list({ limit: 2, ending_before: seen[4] ?? '' })
  expect(page.data.map(({ id }) => id)).toEqual([seen[2], seen[3]])
  expect(page.has_more).toBe(true)
  const unknown = await refusal(stripe.customers.list({ starting_after: 'cus_none' }))
  expect(unknown).toMatchObject({ statusCode: 404, code: 'resource_missing', param: 'starting_after' })
})

test('objects are expanded where asked, in lists too, and not where they cannot be', async () => {
  const { stripe } = await testSandbox()
  const customer = (await stripe.customers.create({ name: 'Ada' })).id
  const intent = await stripe.paymentIntents.create({ ...held, customer, expand: ['customer', 'latest_charge'] })
  expect(intent).toMatchObject({ customer: { name: 'Ada' }, latest_charge: { object: 'charge' } })
  const list = await stripe.charges.list({ expand: ['data.payment_intent.customer'] })
  expect(list.data[0]?.payment_intent).toMatchObject({ customer: { name: 'Ada' } })

  const wrong = await refusal(stripe.paymentIntents.retrieve(intent.id, { expand: ['amount'] }))
  expect(wrong.message).toBe('This property cannot be expanded (amount).')
  const deep = 'latest_charge.payment_intent.latest_charge.payment_intent.customer'
  const tooDeep = await refusal(stripe.paymentIntents.retrieve(intent.id, { expand: [deep] }))
  expect(tooDeep.message).toContain('You cannot expand more than 4 levels')
})

test.for([
  { what: 'no key', headers: {}, status: 401 },
  { what: 'a live key', headers: { authorization: 'Bearer sk_live_51abc' }, status: 401 },
  { what: 'a page asking for customers', headers: { authorization: 'Bearer pk_test_sandbox' }, status: 401 },
  {
    what: 'an account that is not connected',
    headers: { authorization: 'Bearer sk_test_sandbox', 'stripe-account': 'acct_1' },
    status: 403,
  },
  {
    what: 'another release',
    headers: { authorization: 'Bearer sk_test_sandbox', 'stripe-version': '2024-06-20' },
    status: 401,
  },
])('$what is answered $status', async ({ headers, status }) => {
  const { sandbox } = await testSandbox()
  const answer = await fetch(`${sandbox.url}/v1/customers`, { headers })
  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject({ error: { type: 'invalid_request_error' } })
})

test('a page reads its own intent, without what is not for it, and no other', async () => {
  const { stripe, sandbox } = await testSandbox()
  const intent = await stripe.paymentIntents.create({ ...held, metadata: { op_id: 'op_1' } })
  const read = async (secret: string | null) => {
    const query = new URLSearchParams({ client_secret: secret ?? '' })
    const headers = { authorization: 'Bearer pk_test_sandbox' }
    const answer = await fetch(`${sandbox.url}/v1/payment_intents/${intent.id}?${query}`, { headers })
    return { status: answer.status, body: await answer.json() }
  }
  const own = await read(intent.client_secret)
  expect(own).toMatchObject({ status: 200, body: { id: intent.id, status: 'requires_capture' } })
  expect(Object.keys(own.body)).not.toEqual(expect.arrayContaining(['metadata']))
  expect((await read(`${intent.id}_secret_guess`)).status).toBe(404)
})

test('the control address is closed to web pages and says what it can', async () => {
  const { sandbox } = await testSandbox()
  const reset = (headers: Record<string, string>) => fetch(`${sandbox.url}/_sandbox/reset`, { method: 'POST', headers })
  expect((await reset({ origin: 'http://ginipig.localhost:4000' })).status).toBe(403)
  expect((await reset({})).status).toBe(200)
  const moved = await fetch(`${sandbox.url}/_sandbox/advance-clock`, { method: 'POST', body: '{"seconds":60}' })
  expect(moved.status).toBe(200)
  const wrong = await fetch(`${sandbox.url}/_sandbox/advance-clock`, { method: 'POST', body: '{"seconds":-1}' })
  expect(wrong.status).toBe(400)
})
