import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { expect, onTestFinished, test } from 'vitest'
import { startSandbox } from './start.ts'
import { refusal, sdk, testSandbox } from './testing/sandbox.ts'

const secret = 'whsec_test'

interface Received {
  id: string
  type: string
}

interface Receiver {
  url: string
  events: Received[]
  /** Statuses to answer with, then 200. */
  answers: number[]
  types(): string[]
}

/** The API's webhook address: verifies with the SDK and keeps what came. */
async function receiver(): Promise<Receiver> {
  const events: Received[] = []
  const answers: number[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const { id, type } = Stripe.webhooks.constructEvent(body, String(request.headers['stripe-signature']), secret)
    events.push({ id, type })
    response.writeHead(answers.shift() ?? 200).end()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(() => void server.close().closeAllConnections())
  // listen() with a port gives an address object.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    events,
    answers,
    types: () => events.map(({ type }) => type).sort(),
  }
}

const held = {
  amount: 750,
  currency: 'gbp',
  capture_method: 'manual',
  confirm: true,
  payment_method: 'pm_card_visa',
} as const

test('each event comes to the endpoint, signed, and names the request that caused it', async () => {
  const { url, types, events } = await receiver()
  const { stripe, sandbox } = await testSandbox({ webhooks: [{ url, secret }] })
  const intent = await stripe.paymentIntents.create(held, { idempotencyKey: 'op_1' })
  await sandbox.control.webhooks.idle()
  expect(types()).toEqual(['charge.succeeded', 'payment_intent.amount_capturable_updated', 'payment_intent.created'])
  const event = await stripe.events.retrieve(events[0]?.id ?? '')
  expect(event).toMatchObject({
    api_version: '2026-10-28.endive',
    pending_webhooks: 0,
    request: { id: intent.lastResponse.requestId, idempotency_key: 'op_1' },
  })
})

test('webhooks leave before the answer or after it, by the seed', async () => {
  const order = async (seed: number) => {
    const { url, events } = await receiver()
    const { stripe, sandbox } = await testSandbox({ webhooks: [{ url, secret }], seed, webhookDelayMs: 50 })
    const isBefore: boolean[] = []
    for (let call = 1; call <= 8; call += 1) {
      await stripe.customers.create({})
      isBefore.push(events.length === call)
      await sandbox.control.webhooks.idle()
    }
    return isBefore
  }
  const first = await order(7)
  expect(first).toEqual(expect.arrayContaining([true, false]))
  expect(await order(7)).toEqual(first)
})

test('what the endpoint refuses is sent again, until the retries are spent', async () => {
  const { url, events, answers } = await receiver()
  const { stripe, sandbox } = await testSandbox({ webhooks: [{ url, secret }], webhookRetriesMs: [5, 10, 20] })
  answers.push(500, 503)
  await stripe.customers.create({})
  await sandbox.control.webhooks.idle()
  expect(events).toHaveLength(3)
  expect(new Set(events.map(({ id }) => id)).size).toBe(1)

  answers.push(500, 500, 500, 500)
  await stripe.customers.create({})
  await sandbox.control.webhooks.idle()
  expect(events).toHaveLength(3 + 4)
})

test('webhooks can be held, shuffled, dropped, doubled and sent again', async () => {
  const { url, events, types } = await receiver()
  const { stripe, sandbox } = await testSandbox({ webhooks: [{ url, secret }] })
  const { webhooks } = sandbox.control
  webhooks.hold()
  webhooks.shuffle(true)
  await stripe.paymentIntents.create(held)
  await webhooks.idle()
  expect(events).toEqual([])
  await webhooks.release()
  expect(events).toHaveLength(3)
  webhooks.shuffle(false)

  webhooks.drop(1)
  await stripe.customers.create({})
  await webhooks.idle()
  expect(types()).not.toContain('customer.created')

  webhooks.duplicate(1)
  await stripe.customers.create({})
  await webhooks.idle()
  expect(types().filter((type) => type === 'customer.created')).toHaveLength(2)

  webhooks.resend(events.at(-1)?.id ?? '')
  await webhooks.idle()
  expect(types().filter((type) => type === 'customer.created')).toHaveLength(3)
})

test('an endpoint gets what it asked for, and its secret is told once', async () => {
  const { url, types } = await receiver()
  const { stripe, sandbox } = await testSandbox()
  const endpoint = await stripe.webhookEndpoints.create({ url, enabled_events: ['charge.succeeded'] })
  expect(endpoint.secret).toMatch(/^whsec_/)
  const [listed] = (await stripe.webhookEndpoints.list()).data
  expect(listed).toMatchObject({ id: endpoint.id, url })
  expect(listed).not.toHaveProperty('secret')

  // The receiver verifies with the secret of its own, so the endpoint is taken away and configured anew.
  await stripe.webhookEndpoints.del(endpoint.id)
  await stripe.paymentIntents.create(held)
  await sandbox.control.webhooks.idle()
  expect(types()).toEqual([])
})

test('a restart keeps ids, keys, the clock and what was not delivered', async () => {
  const { url, events } = await receiver()
  const dataFile = `${import.meta.dirname}/../node_modules/.cache/journal-${crypto.randomUUID()}.jsonl`
  const options = { dataFile, webhooks: [{ url, secret }], settleDelayMs: 60_000 }
  const first = await startSandbox(options)
  first.control.webhooks.hold()
  const before = await sdk(first).paymentIntents.create(held, { idempotencyKey: 'op_1' })
  first.control.advanceClock(3600)
  const now = first.control.now()
  await first.close()
  expect(events).toEqual([])

  const { sandbox, stripe } = await testSandbox(options)
  await sandbox.control.webhooks.idle()
  expect(events).toHaveLength(3)
  expect((await stripe.webhookEndpoints.list()).data).toHaveLength(1)
  expect(sandbox.control.now()).toBeGreaterThanOrEqual(now)
  const replay = await stripe.paymentIntents.create(held, { idempotencyKey: 'op_1' })
  expect(replay.id).toBe(before.id)
  expect(replay.lastResponse.headers['idempotent-replayed']).toBe('true')
  expect((await stripe.paymentIntents.capture(before.id)).status).toBe('succeeded')
})

test('a reset forgets all but the endpoints', async () => {
  const { url } = await receiver()
  const { sandbox, stripe } = await testSandbox({ webhooks: [{ url, secret }] })
  const { id } = await stripe.customers.create({})
  sandbox.control.reset()
  expect((await refusal(stripe.customers.retrieve(id))).code).toBe('resource_missing')
  expect((await stripe.webhookEndpoints.list()).data).toHaveLength(1)
  expect(sandbox.control.dump()).toMatchObject({ customers: [], events: [], answers: [] })
})

test('the sandbox listens on loopback only', async () => {
  // Wrong on purpose.
  await expect(startSandbox({ host: '0.0.0.0' as '127.0.0.1' })).rejects.toThrow(RangeError)
})
