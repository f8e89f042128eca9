import {
  getMyBooking,
  giveMustHaves,
  holdSlot,
  startPayment,
  syncPayment,
} from '@ginipig/contract/booking/client-calls.ts'
import { receiveStripeEvent } from '@ginipig/contract/payment/card.ts'
import { nothingGiven } from '@ginipig/domain/listing'
import { MINUTE_MS } from '@ginipig/domain/time'
import Stripe from 'stripe'
import { afterEach, expect, inject, test } from 'vitest'
import { paymentListener } from '#modules/booking/payment-listener.ts'
import { sweep } from '#sweep.ts'
import { createBookableWorld } from '#testing/booking-world.ts'
import { injectCaller } from '#testing/caller.ts'
import { brokenAtStripe } from '#testing/invariants.ts'
import { runJobs, sweepAndRun } from '#testing/run-jobs.ts'
import { signIn } from '#testing/sign-in.ts'
import { createTestApi, type TestApi } from '#testing/test-api.ts'
import { runPaymentOp } from './operations.ts'
import { claimLostEvents, insertEvent } from './payment.sql.ts'

let api: TestApi

/** A client who holds a slot and has given what is asked. */
async function setUp(options: { listens?: boolean } = {}) {
  api = await createTestApi(inject('serverUrl'), options)
  const { platform, app } = api
  const world = await createBookableWorld(platform.database, platform.clock.now())
  const signer = { ...platform, tokenSecret: platform.config.tokenSecret }
  const client = injectCaller(app, await signIn(signer, world.clientIds[0] ?? '', 'marketplace'))
  const held = await client(holdSlot, { body: { slotId: world.slots[10]?.row.id, price: world.listing.price } })
  const params = { bookingId: held.body.id }
  await client(giveMustHaves, { params, body: { ...nothingGiven, isTruthful: true, agreesToPolicy: true } })
  const status = async () => (await client(getMyBooking, { params })).body.status
  return { client, params, status }
}

const confirm = (intentId: string) =>
  api.platform.stripe.paymentIntents.confirm(intentId, {
    payment_method: 'pm_card_visa',
    return_url: 'http://ginipig.localhost:4000/booking-request',
  })

const authorisations = async (bookingId: string) => {
  const entries = await api.platform.database.rows(
    `select e.id from ledger_entry e join ledger_txn t on t.id = e.txn_id where t.booking_id = $1 and e.account = 'auth_held'`,
    [bookingId],
  )
  return entries.length
}

/** Of ours: one test has a stranger's. */
const intents = async () =>
  (await api.platform.stripe.paymentIntents.list({ limit: 100 })).data.filter((intent) => intent.metadata.booking_id)

afterEach(async () => {
  await runJobs(api.platform)
  expect(await brokenAtStripe(api.platform.database, await intents())).toEqual([])
  await api.close()
})

test('a browser that closes after the confirmation: the webhook alone makes the request (money.md test 12)', async () => {
  const { client, params, status } = await setUp({ listens: true })
  const { body } = await client(startPayment, { params, body: { plan: 'deposit', savesCard: false } })
  await confirm(body.clientSecret.split('_secret_')[0] ?? '')
  await api.sandbox.control.webhooks.idle()
  await runJobs(api.platform)
  expect(await status()).toBe('requested')
})

test('a webhook that overtakes the answer to its own charge: the same end, one posting (money.md test 13)', async () => {
  const { client, params, status } = await setUp({ listens: true })
  const { database, stripe } = api.platform
  const { create } = stripe.paymentIntents
  // The charge is made at Stripe and confirmed, and its webhooks are worked off, before our own call returns.
  stripe.paymentIntents.create = async (...sent: Parameters<typeof create>) => {
    const intent = await create.apply(stripe.paymentIntents, sent)
    await confirm(intent.id)
    await api.sandbox.control.webhooks.idle()
    await runJobs(api.platform)
    return intent
  }
  const started = await client(startPayment, { params, body: { plan: 'deposit', savesCard: false } })
  stripe.paymentIntents.create = create
  expect(started.status, JSON.stringify(started.body)).toBe(200)
  expect(await status()).toBe('requested')
  const ops = await database.rows<{ id: string; provider_id: string; status: string }>(
    'select id, provider_id, status from payment_op where booking_id = $1',
    [params.bookingId],
  )
  expect(ops.map((op) => op.status)).toEqual(['succeeded'])
  const again = { providerId: ops[0]?.provider_id ?? '', opId: ops[0]?.id ?? '' }
  expect(await runPaymentOp(api.platform, again, paymentListener)).toBeUndefined()
  expect(await authorisations(params.bookingId)).toBe(1)
})

test('the same event three times, and later once more: one look, one posting', async () => {
  const { client, params, status } = await setUp({ listens: true })
  const { webhooks } = api.sandbox.control
  const { body } = await client(startPayment, { params, body: { plan: 'deposit', savesCard: false } })
  webhooks.duplicate(3)
  await confirm(body.clientSecret.split('_secret_')[0] ?? '')
  await webhooks.idle()
  await runJobs(api.platform)
  const events = await api.platform.database.rows<{ id: string; processed_at: number | null }>(
    'select id, processed_at from webhook_event',
  )
  for (const event of events) webhooks.resend(event.id)
  await webhooks.idle()
  const open = await api.platform.database.rows('select id from webhook_event where processed_at is null')
  expect(open, 'nobody looks once more').toEqual([])
  await runJobs(api.platform)
  expect(events.every((event) => event.processed_at !== null)).toBe(true)
  expect(await authorisations(params.bookingId)).toBe(1)
  expect(await status()).toBe('requested')
})

const NOW = Math.floor(Date.now() / 1000)
const event = (changes: object = {}) =>
  JSON.stringify({
    id: 'evt_forged',
    object: 'event',
    api_version: '2026-10-28.endive',
    created: NOW,
    livemode: false,
    type: 'payment_intent.succeeded',
    data: { object: { id: 'pi_forged', object: 'payment_intent' } },
    ...changes,
  })
const sign = (payload: string, changes: Partial<Parameters<typeof Stripe.webhooks.generateTestHeaderString>[0]> = {}) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_test_secret', ...changes })
const good = event()

/** Of v2: its endpoint is another. */
const thin = JSON.stringify({
  ...{ id: 'evt_thin', object: 'v2.core.event', type: 'v2.core.account.closed', created: new Date(0).toISOString() },
  ...{ livemode: false, related_object: { id: 'acct_1', type: 'v2.core.account', url: '/v2/core/accounts/acct_1' } },
})

const forged: [what: string, payload: string, signature: string | undefined][] = [
  ['no signature', good, undefined],
  ['an empty signature', good, ''],
  ['words for a signature', good, 'signed by Stripe'],
  ['no time', good, sign(good).replace(/t=\d+,/, '')],
  ['no v1', good, sign(good).split(',')[0] ?? ''],
  ['only the older scheme', good, sign(good).replace('v1=', 'v0=')],
  ['an empty v1', good, sign(good).replace(/v1=.*/, 'v1=')],
  ['a v1 cut short', good, sign(good).slice(0, -2)],
  ['one digit changed', good, sign(good).replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
  ['another secret', good, sign(good, { secret: 'whsec_other' })],
  ['an empty secret', good, sign(good, { secret: '' })],
  ['the signature of another body', event({ id: 'evt_other' }), sign(good)],
  ['a space added to the body', `${good} `, sign(good)],
  ['301 seconds old', good, sign(good, { timestamp: NOW - 301 })],
  ['an hour old', good, sign(good, { timestamp: NOW - 3_600 })],
  ['the time moved, the signature kept', good, sign(good, { timestamp: NOW - 3_600 }).replace(/t=\d+/, `t=${NOW}`)],
  ['of live mode', event({ livemode: true }), sign(event({ livemode: true }))],
  ['no JSON', 'id=evt_forged', sign('id=evt_forged')],
  ['a thin event', thin, sign(thin)],
]

test('an authorisation that Stripe lets go while it waits for an answer ends the request and frees the place', async () => {
  const { client, params, status } = await setUp({ listens: true })
  const { database, stripe } = api.platform
  const { body } = await client(startPayment, { params, body: { plan: 'deposit', savesCard: false } })
  const [intentId = ''] = body.clientSecret.split('_secret_')
  await confirm(intentId)
  await api.sandbox.control.webhooks.idle()
  await runJobs(api.platform)
  expect(await status()).toBe('requested')
  await stripe.paymentIntents.cancel(intentId)
  await api.sandbox.control.webhooks.idle()
  await runJobs(api.platform)
  const { body: ended } = await client(getMyBooking, { params })
  expect(ended).toMatchObject({ status: 'expired', paymentStatus: 'voided' })
  const slot = await database.row('select booked from slot s join booking b on b.slot_id = s.id where b.id = $1', [
    params.bookingId,
  ])
  expect(slot).toEqual({ booked: 0 })
})

test('an event whose job was lost is found by the sweep after a minute, and worked off', async () => {
  const { client, params, status } = await setUp({ listens: true })
  const { database } = api.platform
  const { body } = await client(startPayment, { params, body: { plan: 'deposit', savesCard: false } })
  await confirm(body.clientSecret.split('_secret_')[0] ?? '')
  await api.sandbox.control.webhooks.idle()
  await database.rows('select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs')
  await sweepAndRun(api.platform)
  expect(await status()).toBe('pending_payment')
  api.clock.advance(MINUTE_MS + 1)
  await sweepAndRun(api.platform)
  expect(await status()).toBe('requested')
  expect(await database.rows('select id from webhook_event where processed_at is null')).toEqual([])
})

test('forged webhooks are refused and write nothing (trust.md G13)', async () => {
  await setUp()
  expect(forged.length).toBeGreaterThanOrEqual(15)
  for (const [what, payload, signature] of forged) {
    const answer = await api.app.inject({
      method: receiveStripeEvent.method,
      url: `/api/v1${receiveStripeEvent.path}`,
      headers: {
        'content-type': 'application/json',
        ...(signature === undefined ? {} : { 'stripe-signature': signature }),
      },
      payload,
    })
    expect(answer.statusCode, what).toBe(400)
  }
  expect(await api.platform.database.rows('select id from webhook_event')).toEqual([])
})

/** Hands in an event as Stripe would. */
const deliver = (payload: string) =>
  api.app.inject({
    method: receiveStripeEvent.method,
    url: `/api/v1${receiveStripeEvent.path}`,
    headers: { 'content-type': 'application/json', 'stripe-signature': sign(payload) },
    payload,
  })

test.for([
  ['nothing', 'null'],
  ['a list', '[]'],
  ['no data', JSON.stringify({ id: 'evt_1', object: 'event', livemode: false, type: 'charge.updated' })],
  ['an object without an id', event({ type: 'payment_intent.succeeded', data: { object: 1 } })],
  ['an id of 10 kB', event({ id: `evt_${'1'.repeat(10_000)}` })],
  ['a type that is no text', event({ type: 7 })],
] as const)('a signed event of %s is malformed, not a failure of ours', async ([, payload]) => {
  await setUp()
  expect((await deliver(payload)).statusCode).toBe(400)
  expect(await api.platform.database.rows('select id from webhook_event')).toEqual([])
})

test('an event of a kind that we know nothing of is acknowledged and left alone', async () => {
  await setUp()
  const before = await api.platform.database.rows('select id from graphile_worker.jobs')
  expect((await deliver(event({ type: 'issuing_card.created' }))).statusCode).toBe(200)
  expect(await api.platform.database.rows('select id from webhook_event')).toEqual([])
  expect(await api.platform.database.rows('select id from graphile_worker.jobs')).toEqual(before)
})

test('a signed event that is larger than what people may send is taken, up to a megabyte', async () => {
  await setUp()
  const large = (letters: number) =>
    event({ data: { object: { id: 'ch_large', object: 'charge', description: 'x'.repeat(letters) } } })
  expect((await deliver(large(300_000))).statusCode).toBe(200)
  expect((await deliver(large(1_100_000))).statusCode).toBe(413)
})

test.for([
  ['of somebody else', undefined],
  ['with ids that are none of ours', { provider_id: 'salon', payment_id: '42', booking_id: '' }],
] as const)('an event of a charge %s is acknowledged and done with', async ([, metadata]) => {
  await setUp()
  const { database, stripe } = api.platform
  const stranger = await stripe.paymentIntents.create({ amount: 750, currency: 'gbp', ...(metadata && { metadata }) })
  const payload = event({ id: 'evt_stranger', data: { object: { id: stranger.id, object: 'payment_intent' } } })
  expect((await deliver(payload)).statusCode).toBe(200)
  await runJobs(api.platform)
  const kept = await database.row<{ processed_at: number | null }>('select processed_at from webhook_event')
  expect(kept?.processed_at).not.toBeNull()
  // Its job goes a moment after what it did is written down: seen twice on a busy machine.
  const left = () => database.rows('select task_identifier, attempts, last_error from graphile_worker.jobs')
  await expect.poll(left).toEqual([])
})

test('whoever waits longest is queued again first, and what fails for hours ever more seldom', async () => {
  await setUp()
  const { database } = api.platform
  const { clock } = api
  const wait = (id: string, minutes: number) =>
    insertEvent(database, {
      id,
      type: 'payment_intent.succeeded',
      objectId: 'pi',
      now: clock.now() - minutes * MINUTE_MS,
    })
  const claim = async () => (await claimLostEvents(database, clock.now(), 2)).map(({ id }) => id).toSorted()
  for (const [id, minutes] of [
    ['a', 600],
    ['b', 599],
    ['c', 598],
    ['lost', 2],
    ['fresh', 0],
  ] as const)
    await wait(id, minutes)
  expect(await claim()).toEqual(['a', 'b'])
  expect(await claim()).toEqual(['c', 'lost'])
  expect(await claim()).toEqual([])
  clock.advance(MINUTE_MS)
  expect(await claim()).toEqual(['fresh', 'lost'])
  clock.advance(58 * MINUTE_MS)
  expect((await claim()).concat(await claim())).not.toContain('a')
  clock.advance(MINUTE_MS)
  expect((await claim()).concat(await claim())).toEqual(expect.arrayContaining(['a', 'b', 'c']))
})

/** Pence that the books have at Stripe, and that lie there. */
async function atStripe() {
  const { database, stripe } = api.platform
  const { pending, available } = await stripe.balance.retrieve()
  const booked = await database.row<{ sum: number }>(
    `select coalesce(sum(amount), 0) as sum from ledger_entry where account = 'stripe'`,
  )
  const there = [...pending, ...available].reduce((sum, { amount }) => sum + amount, 0)
  return { booked: booked?.sum, there }
}

/** Paid in full with an immediate acceptance, while no webhook arrives. */
async function payUnheard() {
  const { client, params, status } = await setUp({ listens: true })
  const { database, stripe } = api.platform
  await database.row(`update booking set approval = 'automatic'`)
  api.sandbox.control.webhooks.drop(100)
  const { body } = await client(startPayment, { params, body: { plan: 'full', savesCard: false } })
  await confirm(body.clientSecret.split('_secret_')[0] ?? '')
  return { client, params, status, stripe }
}

test('a browser that closed and webhooks that were lost: Stripe’s own list makes the request and the booking (trust.md G21)', async () => {
  const { status } = await payUnheard()
  expect(await status()).toBe('pending_payment')
  await sweepAndRun(api.platform)
  expect(await status()).toBe('confirmed')
  api.sandbox.control.settle()
  await sweepAndRun(api.platform)
  const { booked, there } = await atStripe()
  expect(there).toBeGreaterThan(0)
  expect(booked).toBe(there)
})

test('a list of events is read to its end, and the next time only what is new', async () => {
  const { client, params, status } = await payUnheard()
  await client(syncPayment, { params })
  await runJobs(api.platform)
  expect(await status()).toBe('confirmed')
  api.sandbox.control.settle()
  const { events } = api.platform.stripe
  const { list } = events
  const asked: Stripe.EventListParams[] = []
  events.list = ((params: Stripe.EventListParams) => {
    asked.push(params)
    return list.call(events, { ...params, limit: 1 })
  }) as typeof list // its other overloads are not asked
  const read = async () => (await sweep(api.platform)).missed
  expect(await read()).toBe(3)
  expect(asked.map(({ created }) => created)).toEqual([undefined, undefined, undefined])
  expect(await read()).toBe(0)
  expect(asked.at(-1)?.created).toMatchObject({ gte: expect.any(Number) })
  events.list = list
})

test('a fee that nobody told us is asked for after a minute', async () => {
  const { status } = await payUnheard()
  const { events } = api.platform.stripe
  const { list } = events
  await sweepAndRun(api.platform)
  expect(await status()).toBe('confirmed')
  // From here on not even the list tells.
  events.list = (() => Promise.resolve({ object: 'list', data: [], has_more: false, url: '' })) as never
  api.sandbox.control.settle()
  await sweepAndRun(api.platform)
  api.clock.advance(MINUTE_MS)
  await sweepAndRun(api.platform)
  events.list = list
  const { booked, there } = await atStripe()
  expect(there).toBeLessThan(5_400)
  expect(booked).toBe(there)
})
