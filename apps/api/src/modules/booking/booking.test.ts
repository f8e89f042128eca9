import {
  acceptBooking,
  declineBooking,
  getMyBooking,
  getProviderBooking,
  giveMustHaves,
  holdSlot,
  startPayment,
  syncPayment,
  withdrawRequest,
} from '@ginipig/contract/booking'
import { nothingGiven } from '@ginipig/domain/listing'
import { HOUR_MS, MINUTE_MS } from '@ginipig/domain/time'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { openPaymentOp, openVoid } from '#modules/payment/payment-op.service.ts'
import { sweep } from '#sweep.ts'
import { createBookableWorld } from '#testing/booking-world.ts'
import { type Caller, injectCaller } from '#testing/caller.ts'
import type { ListingWishes } from '#testing/factories/listing.ts'
import { brokenAtStripe, brokenInvariants } from '#testing/invariants.ts'
import { runJobs, sweepAndRun } from '#testing/run-jobs.ts'
import { signIn } from '#testing/sign-in.ts'
import { createTestApi, type TestApi } from '#testing/test-api.ts'

let api: TestApi

async function setUp(listing: ListingWishes = {}, clients = 1) {
  api = await createTestApi(inject('serverUrl'))
  const { platform, app } = api
  const world = await createBookableWorld(platform.database, platform.clock.now(), { listing, clients })
  const signedIn = async (id: string, audience: 'marketplace' | 'console') =>
    injectCaller(app, await signIn({ ...platform, tokenSecret: platform.config.tokenSecret }, id, audience))
  const people = await Promise.all(world.clientIds.map((id) => signedIn(id, 'marketplace')))
  const [client] = people
  if (!client) throw new Error('no client')
  return { ...world, client, people, provider: await signedIn(world.providerId, 'console') }
}

type World = Awaited<ReturnType<typeof setUp>>

const slotOf = (world: World, index = 10) => {
  const slot = world.slots[index]
  if (!slot) throw new Error('no such slot')
  return slot
}

const hold = async (world: World, client: Caller = world.client, index = 10) => {
  const answer = await client(holdSlot, { body: { slotId: slotOf(world, index).row.id, price: world.listing.price } })
  return answer
}

const statements = { ...nothingGiven, photoIds: [], answers: {}, isTruthful: true, agreesToPolicy: true }

/** Confirms at Stripe as the browser would, with a card of money.md §4.4. */
async function confirm(bookingId: string, card: string) {
  const row = await api.platform.database.row<{ stripe_payment_intent: string }>(
    `select stripe_payment_intent from payment where booking_id = $1 and status <> 'canceled'`,
    [bookingId],
  )
  return api.platform.stripe.paymentIntents.confirm(row?.stripe_payment_intent ?? '', {
    payment_method: card,
    return_url: 'http://ginipig.localhost:4000/booking-request',
  })
}

async function request(world: World, options: { plan?: 'deposit' | 'full'; client?: Caller; index?: number } = {}) {
  const client = options.client ?? world.client
  const { body: held } = await hold(world, client, options.index)
  const params = { bookingId: held.id }
  await client(giveMustHaves, { params, body: statements })
  const started = await client(startPayment, { params, body: { plan: options.plan ?? 'deposit', savesCard: false } })
  expect(started.status, JSON.stringify(started.body)).toBe(200)
  await confirm(held.id, 'pm_card_visa')
  const synced = await client(syncPayment, { params })
  return { params, booking: synced.body }
}

const intents = async () => {
  const { data } = await api.platform.stripe.paymentIntents.list({ limit: 100 })
  return data
}

afterEach(async () => {
  await runJobs(api.platform)
  expect(await brokenInvariants(api.platform.database)).toEqual([])
  expect(await brokenAtStripe(api.platform.database, await intents())).toEqual([])
  await api.close()
})

describe('from hold to confirmation', () => {
  test('a deposit is authorised at the request and captured on acceptance (money.md tests 1, 2)', async () => {
    const world = await setUp()
    const { params, booking } = await request(world)
    expect(booking).toMatchObject({ status: 'requested', paymentStatus: 'authorized', plan: 'deposit', captured: 0 })
    expect(booking.respondBy).toBe(api.clock.now() + 8 * HOUR_MS)
    expect(booking.payments).toMatchObject([{ kind: 'deposit', amount: 810, state: 'held', card: { brand: 'visa' } }])
    const accepted = await world.provider(acceptBooking, { params })
    expect(accepted.body.status).toBe('accepting')
    await runJobs(api.platform)
    const { body } = await world.client(getMyBooking, { params })
    expect(body).toMatchObject({ status: 'confirmed', paymentStatus: 'deposit_paid', captured: 810 })
    expect(body.address).not.toBeNull()
    expect(body.events.map((event) => event.kind)).toEqual(['held', 'requested', 'accepted', 'confirmed'])
  })

  test('an automatic listing confirms without its provider, with one capture (money.md test 3)', async () => {
    const world = await setUp({ approval: 'automatic' })
    const { params } = await request(world, { plan: 'full' })
    await runJobs(api.platform)
    const { body } = await world.client(getMyBooking, { params })
    expect(body).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', captured: 5_400 })
  })

  test('a decline releases the card and the slot; nothing was taken (money.md test 4)', async () => {
    const world = await setUp({}, 2)
    const { params } = await request(world)
    const declined = await world.provider(declineBooking, { params, body: { reason: 'fully_booked' } })
    expect(declined.body.status).toBe('declined')
    await runJobs(api.platform)
    const { body } = await world.client(getMyBooking, { params })
    expect(body).toMatchObject({
      status: 'declined',
      paymentStatus: 'voided',
      captured: 0,
      declineReason: 'fully_booked',
      address: null,
    })
    expect((await hold(world, world.people[1])).status).toBe(200)
  })

  test('declining for another reason needs words, named by field', async () => {
    const world = await setUp()
    const { params } = await request(world)
    const answer = await world.provider(declineBooking, { params, body: { reason: 'other' } })
    expect(answer).toMatchObject({ status: 422, problem: { fields: [{ path: 'text', problem: 'required' }] } })
  })

  test('no answer in 8 hours: the sweep ends the request, an answer then is too late (money.md test 5)', async () => {
    const world = await setUp()
    const { params } = await request(world)
    api.clock.advance(8 * HOUR_MS - 1)
    await sweepAndRun(api.platform)
    expect((await world.client(getMyBooking, { params })).body.status).toBe('requested')
    api.clock.advance(1)
    expect(await world.provider(acceptBooking, { params })).toMatchObject({ status: 409, code: 'response_too_late' })
    await sweepAndRun(api.platform)
    expect((await world.client(getMyBooking, { params })).body).toMatchObject({
      status: 'expired',
      paymentStatus: 'voided',
    })
    expect(await world.provider(acceptBooking, { params })).toMatchObject({ status: 409, code: 'response_too_late' })
  })

  test('one request that cannot be ended keeps no other one open', async () => {
    const world = await setUp({}, 2)
    const [first, second] = world.people
    const { database, clock } = api.platform
    const stuck = await request(world, { client: first as Caller, index: 10 })
    const fine = await request(world, { client: second as Caller, index: 12 })
    const payment = await database.row<{ id: string }>('select id from payment where booking_id = $1', [
      stuck.params.bookingId,
    ])
    const opId = await openPaymentOp(database, {
      bookingId: stuck.params.bookingId,
      paymentId: payment?.id ?? '',
      kind: 'capture',
      params: {},
      now: clock.now(),
    })
    api.clock.advance(9 * HOUR_MS)
    expect(await sweep(api.platform)).toMatchObject({ expired: 1, failed: 1 })
    const { status } = (await (second as Caller)(getMyBooking, { params: fine.params })).body
    expect(status).toBe('expired')
    await database.row('delete from payment_op where id = $1', [opId])
    await sweepAndRun(api.platform)
    expect((await (first as Caller)(getMyBooking, { params: stuck.params })).body.status).toBe('expired')
  })

  test('a client withdraws before the answer and pays nothing (money.md test 7)', async () => {
    const world = await setUp()
    const { params } = await request(world)
    await world.client(withdrawRequest, { params })
    await runJobs(api.platform)
    expect((await world.client(getMyBooking, { params })).body).toMatchObject({
      status: 'withdrawn',
      paymentStatus: 'voided',
    })
    expect(await world.client(withdrawRequest, { params })).toMatchObject({ status: 409, code: 'booking_state' })
  })

  test('acceptance and expiry at the same moment: one wins, and the money follows it (money.md test 6)', async () => {
    const world = await setUp()
    const ends = new Set<string>()
    for (let index = 10; index < 22; index += 1) {
      const { params } = await request(world, { index })
      const booking = (await world.client(getMyBooking, { params })).body
      api.clock.set((booking.respondBy ?? 0) - (index % 2))
      const [accepted] = await Promise.all([world.provider(acceptBooking, { params }), sweepAndRun(api.platform)])
      await sweepAndRun(api.platform)
      const { status } = (await world.client(getMyBooking, { params })).body
      ends.add(status)
      expect(status).toBe(accepted.status === 200 ? 'confirmed' : index % 2 === 0 ? 'expired' : status)
    }
    expect([...ends].sort()).toEqual(['confirmed', 'expired'])
  })
})

describe('the hold', () => {
  test('nobody else can take a held slot; a second tap finds the same hold', async () => {
    const world = await setUp({}, 2)
    const first = await hold(world)
    expect(first.body).toMatchObject({ status: 'pending_payment', holdEndsAt: api.clock.now() + 15 * MINUTE_MS })
    expect((await hold(world)).body.id).toBe(first.body.id)
    expect(await hold(world, world.people[1])).toMatchObject({ status: 409, code: 'slot_taken' })
  })

  test('it ends by itself after its minutes and the slot is free again', async () => {
    const world = await setUp({}, 2)
    const { body } = await hold(world)
    api.clock.advance(16 * MINUTE_MS)
    await sweepAndRun(api.platform)
    expect((await world.client(getMyBooking, { params: { bookingId: body.id } })).body.status).toBe('payment_failed')
    expect((await hold(world, world.people[1])).status).toBe(200)
  })

  test('another slot of the same provider gives the earlier hold up', async () => {
    const world = await setUp({}, 2)
    const first = await hold(world)
    expect((await hold(world, world.client, 11)).status).toBe(200)
    expect((await world.client(getMyBooking, { params: { bookingId: first.body.id } })).body.status).toBe(
      'payment_failed',
    )
    expect((await hold(world, world.people[1])).status).toBe(200)
  })

  test('so does one that begins before the earlier hold is over', async () => {
    const world = await setUp()
    const first = await hold(world)
    const half = await api.platform.database.row<{ id: string }>(
      `insert into slot (listing_id, provider_id, during, capacity)
       select listing_id, provider_id, tstzrange(lower(during) + '10 minutes', upper(during) + '10 minutes'), 1
       from slot where id = $1 returning id`,
      [slotOf(world).row.id],
    )
    const second = await world.client(holdSlot, { body: { slotId: half?.id ?? '', price: world.listing.price } })
    expect(second.status).toBe(200)
    expect(second.body.id).not.toBe(first.body.id)
  })

  test('its client can take the same slot again when it is over, before any sweep', async () => {
    const world = await setUp()
    const first = await hold(world)
    api.clock.advance(HOUR_MS)
    const second = await hold(world)
    expect(second.status).toBe(200)
    expect(second.body.id).not.toBe(first.body.id)
  })

  test('a changed price is said before anything is held', async () => {
    const world = await setUp()
    const answer = await world.client(holdSlot, { body: { slotId: slotOf(world).row.id, price: 5_300 } })
    expect(answer).toMatchObject({ status: 409, code: 'price_changed' })
  })

  test('a slot in the past, or too near for an answer, is refused', async () => {
    const world = await setUp()
    api.clock.set(slotOf(world).startsAt - 2 * HOUR_MS)
    expect(await hold(world)).toMatchObject({ status: 409, code: 'slot_not_bookable' })
    api.clock.set(slotOf(world).startsAt + 1)
    expect(await hold(world)).toMatchObject({ status: 409, code: 'slot_not_bookable' })
  })

  test('a reaper that finds the money held makes the request of it', async () => {
    const world = await setUp()
    const { body } = await hold(world)
    const params = { bookingId: body.id }
    await world.client(giveMustHaves, { params, body: statements })
    await world.client(startPayment, { params, body: { plan: 'deposit', savesCard: false } })
    await confirm(body.id, 'pm_card_visa')
    api.clock.advance(16 * MINUTE_MS)
    await sweepAndRun(api.platform)
    expect((await world.client(getMyBooking, { params })).body.status).toBe('requested')
  })

  test('an open charge is cancelled at Stripe before the slot is given back (money.md test 11)', async () => {
    const world = await setUp()
    const { body } = await hold(world)
    const params = { bookingId: body.id }
    await world.client(giveMustHaves, { params, body: statements })
    await world.client(startPayment, { params, body: { plan: 'deposit', savesCard: false } })
    await confirm(body.id, 'pm_card_threeDSecure2Required')
    await world.client(syncPayment, { params })
    expect((await world.client(getMyBooking, { params })).body.paymentStatus).toBe('requires_action')
    api.clock.advance(16 * MINUTE_MS)
    await sweepAndRun(api.platform)
    expect((await world.client(getMyBooking, { params })).body.status).toBe('payment_failed')
    expect((await intents()).map((intent) => intent.status)).toEqual(['canceled'])
  })
})

describe('paying', () => {
  test('must-haves come first', async () => {
    const world = await setUp()
    const { body } = await hold(world)
    const answer = await world.client(startPayment, {
      params: { bookingId: body.id },
      body: { plan: 'deposit', savesCard: false },
    })
    expect(answer).toMatchObject({ status: 409, code: 'must_haves_missing' })
  })

  test('a refused card is said and can be tried again on the same charge (money.md test 10)', async () => {
    const world = await setUp()
    const { body } = await hold(world)
    const params = { bookingId: body.id }
    await world.client(giveMustHaves, { params, body: statements })
    await world.client(startPayment, { params, body: { plan: 'deposit', savesCard: false } })
    await expect(confirm(body.id, 'pm_card_visa_chargeDeclinedInsufficientFunds')).rejects.toMatchObject({
      code: 'card_declined',
    })
    const refused = await world.client(syncPayment, { params })
    expect(refused.body).toMatchObject({ status: 'pending_payment', paymentProblem: 'insufficient_funds' })
    await confirm(body.id, 'pm_card_visa')
    expect((await world.client(syncPayment, { params })).body).toMatchObject({
      status: 'requested',
      paymentProblem: null,
    })
    expect(await intents()).toHaveLength(1)
  })

  test('a double click and two tabs make one charge (money.md test 8)', async () => {
    const world = await setUp()
    const { body } = await hold(world)
    const params = { bookingId: body.id }
    await world.client(giveMustHaves, { params, body: statements })
    const key = 'one-and-the-same-key'
    const wish = { params, body: { plan: 'deposit' as const, savesCard: false } }
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => world.client(startPayment, { ...wish, key })),
      ...Array.from({ length: 3 }, () => world.client(startPayment, wish)),
    ])
    expect(new Set(answers.map((answer) => answer.body.clientSecret)).size).toBe(1)
    expect(await intents()).toHaveLength(1)
  })

  test('the same key with another wish is refused', async () => {
    const world = await setUp()
    const key = 'a-key-that-is-used-twice'
    await world.client(holdSlot, { body: { slotId: slotOf(world).row.id, price: 5_400 }, key })
    const other = await world.client(holdSlot, { body: { slotId: slotOf(world, 11).row.id, price: 5_400 }, key })
    expect(other).toMatchObject({ status: 422, code: 'idempotency_mismatch' })
  })

  test('changing from deposit to full releases the first charge', async () => {
    const world = await setUp()
    const { body } = await hold(world)
    const params = { bookingId: body.id }
    await world.client(giveMustHaves, { params, body: statements })
    await world.client(startPayment, { params, body: { plan: 'deposit', savesCard: false } })
    const full = await world.client(startPayment, { params, body: { plan: 'full', savesCard: false } })
    expect(full.body.amount).toBe(5_400)
    const all = await intents()
    expect(all.map((intent) => [intent.amount, intent.status])).toEqual([
      [5_400, 'requires_payment_method'],
      [810, 'canceled'],
    ])
  })

  test('an authorisation that comes while its charge is being replaced makes no request of it', async () => {
    const world = await setUp()
    const { body } = await hold(world)
    const params = { bookingId: body.id }
    const { database, clock } = api.platform
    await world.client(giveMustHaves, { params, body: statements })
    await world.client(startPayment, { params, body: { plan: 'deposit', savesCard: false } })
    await confirm(body.id, 'pm_card_visa')
    // As `startPayment` with the other plan does, and then its answer from Stripe is late.
    await database.transaction((sql) => openVoid(sql, body.id, clock.now()))
    expect((await world.client(syncPayment, { params })).body).toMatchObject({ status: 'pending_payment' })
    await database.transaction((sql) => openVoid(sql, body.id, clock.now()))
    await runJobs(api.platform)
    const full = await world.client(startPayment, { params, body: { plan: 'full', savesCard: false } })
    expect(full.status, JSON.stringify(full.body)).toBe(200)
    await confirm(body.id, 'pm_card_visa')
    expect((await world.client(syncPayment, { params })).body).toMatchObject({ status: 'requested', plan: 'full' })
    expect((await intents()).map((intent) => [intent.amount, intent.status])).toEqual([
      [5_400, 'requires_capture'],
      [810, 'canceled'],
    ])
  })

  test('under 44 hours only the payment in full is offered', async () => {
    const world = await setUp()
    const index = 2
    api.clock.set(slotOf(world, index).startsAt - 44 * HOUR_MS)
    const { body } = await hold(world, world.client, index)
    expect(body.offeredPlans).toEqual(['full'])
    await world.client(giveMustHaves, { params: { bookingId: body.id }, body: statements })
    const answer = await world.client(startPayment, {
      params: { bookingId: body.id },
      body: { plan: 'deposit', savesCard: false },
    })
    expect(answer).toMatchObject({ status: 409, code: 'plan_not_offered' })
  })

  test('an authorisation that is gone when the provider accepts ends as a failed payment (money.md test 37)', async () => {
    const world = await setUp()
    const { params } = await request(world)
    const [intent] = await intents()
    await api.platform.stripe.paymentIntents.cancel(intent?.id ?? '')
    await world.provider(acceptBooking, { params })
    await runJobs(api.platform)
    expect((await world.client(getMyBooking, { params })).body).toMatchObject({
      status: 'payment_failed',
      paymentStatus: 'voided',
    })
  })
})

describe('whose booking it is', () => {
  test('another client and another provider read it as unknown', async () => {
    const world = await setUp({}, 2)
    const { params } = await request(world)
    const [, stranger] = world.people
    expect((await stranger?.(getMyBooking, { params }))?.code).toBe('booking_not_found')
    expect((await world.client(getProviderBooking, { params })).status).toBe(403)
    expect((await world.provider(getMyBooking, { params })).status).toBe(403)
  })

  test('a provider does not see a hold', async () => {
    const world = await setUp()
    const { body } = await hold(world)
    expect(await world.provider(getProviderBooking, { params: { bookingId: body.id } })).toMatchObject({ status: 404 })
  })
})
