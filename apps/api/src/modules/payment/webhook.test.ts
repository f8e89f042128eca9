import { getMyBooking, giveMustHaves, holdSlot, startPayment } from '@ginipig/contract/booking/client-calls.ts'
import { receiveStripeEvent } from '@ginipig/contract/payment/card.ts'
import { nothingGiven } from '@ginipig/domain/listing'
import { MINUTE_MS } from '@ginipig/domain/time'
import Stripe from 'stripe'
import { afterEach, expect, inject, test } from 'vitest'
import { hearOfMoney } from '#modules/booking/hear-of-money.ts'
import { createBookableWorld } from '#testing/booking-world.ts'
import { injectCaller } from '#testing/caller.ts'
import { brokenAtStripe, brokenInvariants } from '#testing/invariants.ts'
import { runJobs, sweepAndRun } from '#testing/run-jobs.ts'
import { signIn } from '#testing/sign-in.ts'
import { createTestApi, type TestApi } from '#testing/test-api.ts'
import { runPaymentOp } from './operations.ts'

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
  expect(await brokenInvariants(api.platform.database)).toEqual([])
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
  expect(await runPaymentOp(api.platform, again, hearOfMoney)).toBeUndefined()
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
  ['an hour old', good, sign(good, { timestamp: NOW - 3_600 })],
  ['the time moved, the signature kept', good, sign(good, { timestamp: NOW - 3_600 }).replace(/t=\d+/, `t=${NOW}`)],
  ['of live mode', event({ livemode: true }), sign(event({ livemode: true }))],
  ['no JSON', 'id=evt_forged', sign('id=evt_forged')],
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

test('an event of a charge that we do not know yet is kept and tried again, never lost', async () => {
  await setUp()
  const { database, stripe } = api.platform
  const stranger = await stripe.paymentIntents.create({ amount: 750, currency: 'gbp' })
  const payload = event({ id: 'evt_early', data: { object: { id: stranger.id, object: 'payment_intent' } } })
  const answer = await api.app.inject({
    method: receiveStripeEvent.method,
    url: `/api/v1${receiveStripeEvent.path}`,
    headers: { 'content-type': 'application/json', 'stripe-signature': sign(payload) },
    payload,
  })
  expect(answer.statusCode).toBe(200)
  await runJobs(api.platform)
  const kept = await database.row<{ processed_at: number | null }>('select processed_at from webhook_event')
  expect(kept?.processed_at).toBeNull()
  const job = await database.row<{ attempts: number }>(
    `select attempts from graphile_worker.jobs where task_identifier = 'stripe.event'`,
  )
  expect(job?.attempts).toBeGreaterThan(0)
})
