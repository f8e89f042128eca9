import {
  cancelBooking,
  getMyBooking,
  giveMustHaves,
  releaseHold,
  startPayment,
  syncPayment,
} from '@ginipig/contract/booking/client-calls.ts'
import { acceptBooking, declineBooking } from '@ginipig/contract/booking/provider-calls.ts'
import { HOUR_MS, MINUTE_MS } from '@ginipig/domain/time'
import Stripe from 'stripe'
import { describe, expect, test, vi } from 'vitest'
import { at } from '#platform/database/sql.ts'
import { runJobs, sweepAndRun } from '#testing/run-jobs.ts'
import {
  checkBooksAfterEach,
  confirm,
  hold,
  intentsOf,
  request,
  setUp,
  slotOf,
  statements,
  type World,
} from './booking.fixture.ts'
import { cancelByHand } from './by-hand.ts'
import { confirmed, expectBooksToAgree, refunds, rest } from './ending.fixture.ts'

checkBooksAfterEach()

/** A held slot whose payment was begun. */
async function started(world: World, plan: 'deposit' | 'full' = 'deposit') {
  const { body } = await hold(world)
  const params = { bookingId: body.id }
  await world.client(giveMustHaves, { params, body: statements })
  const answer = await world.client(startPayment, { params, body: { plan, savesCard: false } })
  return { params, answer }
}

const seen = async (world: World, params: { bookingId: string }) => (await world.client(getMyBooking, { params })).body

/** As if the worker had been away for longer than Stripe keeps a key: the operation waits, and its job is gone. */
async function makeOld({ api }: World, kind: 'capture' | 'void') {
  const { database, clock } = api.platform
  await database.rows('select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs')
  await database.row(`update payment_op set created_at = $1 where kind = $2 and status = 'pending'`, [
    at(clock.now() - 21 * HOUR_MS),
    kind,
  ])
}

const opsOf = ({ api }: World, kind: string) =>
  api.platform.database.rows<{ status: string; error_code: string | null }>(
    'select status, error_code from payment_op where kind = $1 order by created_at',
    [kind],
  )

/** Somebody presses "capture" in Stripe's dashboard. */
async function captureByHand({ api }: World) {
  const [intent] = await intentsOf(api)
  await api.platform.stripe.paymentIntents.capture(intent?.id ?? '')
}

const bookedOf = async (world: World, index = 10) =>
  (
    await world.api.platform.database.row<{ booked: number }>('select booked from slot where id = $1', [
      slotOf(world, index).row.id,
    ])
  )?.booked

const due = ({ api }: World) =>
  api.platform.database.rows<{ booking_id: string; pence: number; stripe_payment_intents: string[] }>(
    'select * from refund_due',
  )

describe('an operation whose key Stripe may have forgotten is looked up, and asked anew', () => {
  test('a capture: the booking is confirmed', async () => {
    const world = await setUp()
    const { params } = await request(world)
    await world.provider(acceptBooking, { params })
    await makeOld(world, 'capture')
    await sweepAndRun(world.api.platform)
    expect(await seen(world, params)).toMatchObject({ status: 'confirmed', paymentStatus: 'deposit_paid' })
    expect(await opsOf(world, 'capture')).toEqual([
      { status: 'failed', error_code: 'key_too_old' },
      { status: 'succeeded', error_code: null },
    ])
  })

  test('a void: the client has their money back', async () => {
    const world = await setUp()
    const { params } = await request(world)
    await world.provider(declineBooking, { params, body: { reason: 'fully_booked' } })
    await makeOld(world, 'void')
    await sweepAndRun(world.api.platform)
    expect((await intentsOf(world.api)).map(({ status }) => status)).toEqual(['canceled'])
    expect(await seen(world, params)).toMatchObject({ status: 'declined', paymentStatus: 'voided' })
  })

  test('one that Stripe did carry out is not asked again', async () => {
    const world = await setUp()
    const { params } = await request(world)
    await world.provider(acceptBooking, { params })
    await captureByHand(world)
    await makeOld(world, 'capture')
    await sweepAndRun(world.api.platform)
    expect(await seen(world, params)).toMatchObject({ status: 'confirmed' })
    expect(await opsOf(world, 'capture')).toEqual([{ status: 'succeeded', error_code: null }])
  })
})

describe('money that was captured by hand at Stripe', () => {
  test('while it was requested: the acceptance confirms', async () => {
    const world = await setUp()
    const { params } = await request(world)
    await captureByHand(world)
    await world.client(syncPayment, { params })
    expect(await seen(world, params)).toMatchObject({ status: 'requested' })
    expect((await world.provider(acceptBooking, { params })).status).toBe(200)
    await runJobs(world.api.platform)
    expect(await seen(world, params)).toMatchObject({ status: 'confirmed', captured: 810 })
  })

  test.for(['automatic', 'manual'] as const)(
    'while it was held: it makes the request that was paid (%s)',
    async (approval) => {
      const world = await setUp({ approval })
      const { params } = await started(world)
      await confirm(world, params.bookingId, 'pm_card_visa')
      await captureByHand(world)
      await world.client(syncPayment, { params })
      await runJobs(world.api.platform)
      expect((await seen(world, params)).status).toBe(approval === 'automatic' ? 'confirmed' : 'requested')
      if (approval === 'manual') await world.provider(acceptBooking, { params })
      await runJobs(world.api.platform)
      expect(await seen(world, params)).toMatchObject({ status: 'confirmed', captured: 810 })
    },
  )

  test('while it was held and nobody looked: the end of the hold finds it, and the place is nobody else’s (trust.md G21)', async () => {
    const world = await setUp()
    const { params } = await started(world)
    await confirm(world, params.bookingId, 'pm_card_visa')
    await captureByHand(world)
    world.api.clock.advance(17 * MINUTE_MS)
    await sweepAndRun(world.api.platform)
    expect((await seen(world, params)).status).toBe('requested')
    await world.provider(acceptBooking, { params })
    await runJobs(world.api.platform)
    expect((await seen(world, params)).status).toBe('confirmed')
  })

  test.for(['automatic', 'manual'] as const)(
    'nor is anything taken that was authorised and that nobody heard of before its time had come (%s)',
    async (approval) => {
      const world = await setUp({ approval })
      const { params } = await started(world)
      await confirm(world, params.bookingId, 'pm_card_visa')
      world.api.clock.set(slotOf(world).startsAt)
      await sweepAndRun(world.api.platform)
      const rows = await world.api.platform.database.rows('select status, payment_status from booking')
      expect(rows).toEqual([{ status: 'payment_failed', payment_status: 'voided' }])
      expect((await intentsOf(world.api)).map(({ status }) => status)).toEqual(['canceled'])
    },
  )

  test.for(['declined', 'payment_failed'] as const)(
    'for a booking that ended as %s: it is owed back until it was refunded',
    async (end) => {
      const world = await setUp()
      const { params } = end === 'declined' ? await request(world) : await started(world)
      if (end === 'payment_failed') await confirm(world, params.bookingId, 'pm_card_visa')
      await captureByHand(world)
      if (end === 'declined') await world.provider(declineBooking, { params, body: { reason: 'fully_booked' } })
      else await world.client(releaseHold, { params })
      await runJobs(world.api.platform)
      expect(await seen(world, params)).toMatchObject({ status: end, paymentStatus: 'refund_pending' })
      expect(await bookedOf(world)).toBe(0)
      const [intent] = await intentsOf(world.api)
      expect(await due(world)).toMatchObject([
        { booking_id: params.bookingId, pence: 810, stripe_payment_intents: [intent?.id] },
      ])

      const { stripe } = world.api.platform
      const refund = async (amount: number) => {
        await stripe.refunds.create({ payment_intent: intent?.id ?? '', amount })
        await sweepAndRun(world.api.platform)
      }
      await refund(10)
      expect(await due(world)).toMatchObject([{ pence: 800 }])
      await refund(800)
      expect(await due(world)).toEqual([])
      expect(await seen(world, params)).toMatchObject({ paymentStatus: 'refunded', refund: { amount: 810 } })
    },
  )
})

test('of a payment that was refunded in part in Stripe’s dashboard what is left to go back goes back', async () => {
  const world = await setUp()
  const { params } = await confirmed(world)
  await rest(world)
  const { stripe } = world.api.platform
  const [intent] = await intentsOf(world.api)
  await stripe.refunds.create({ payment_intent: intent?.id ?? '', amount: 1_000 })
  await world.client(cancelBooking, { params, body: { loses: 810 } })
  await rest(world)
  // Stripe refused to give back more than there is.
  expect((await refunds(world)).toSorted()).toEqual([1_000])
  world.api.clock.advance(HOUR_MS)
  await rest(world)
  expect(await refunds(world)).toEqual([3_590, 1_000])
  expect(await seen(world, params)).toMatchObject({ paymentStatus: 'partially_refunded', refund: { amount: 4_590 } })
  expect(await due(world)).toEqual([])
  await expectBooksToAgree(world)
})

test('what goes back in Stripe’s dashboard while a booking stands asks a person, who can still call it off', async () => {
  const world = await setUp()
  const { params } = await confirmed(world)
  await rest(world)
  const { platform } = world.api
  const logged = vi.spyOn(platform.log, 'error')
  const [intent] = await intentsOf(world.api)
  await platform.stripe.refunds.create({ payment_intent: intent?.id ?? '', amount: 5_400 })
  await rest(world)
  expect(logged.mock.calls.map(([, words]) => words)).toContain('more went back at Stripe than we owe: look at it')
  const { status, reference } = await seen(world, params)
  expect(status).toBe('confirmed')
  expect(await cancelByHand(platform, reference, 'suspicion')).toBe(true)
  await rest(world)
  expect(await seen(world, params)).toMatchObject({ status: 'cancelled_by_platform', paymentStatus: 'refunded' })
  expect([await refunds(world), await due(world)]).toEqual([[5_400], []])
  await expectBooksToAgree(world)
})

test('a charge that Stripe refuses for good is given up, and its place is free when the hold is over', async () => {
  const world = await setUp()
  const { paymentIntents } = world.api.platform.stripe
  paymentIntents.create = () =>
    Promise.reject(
      new Stripe.errors.StripeInvalidRequestError({ type: 'invalid_request_error', code: 'account_invalid' }),
    )
  const { params, answer } = await started(world)
  expect(answer).toMatchObject({ status: 503, code: 'payment_unavailable' })
  expect(await opsOf(world, 'create')).toEqual([{ status: 'failed', error_code: 'account_invalid' }])
  const again = await world.client(startPayment, { params, body: { plan: 'deposit', savesCard: false } })
  expect(again, 'another is tried').toMatchObject({ status: 503, code: 'payment_unavailable' })
  world.api.clock.advance(17 * MINUTE_MS)
  await sweepAndRun(world.api.platform)
  expect((await seen(world, params)).status).toBe('payment_failed')
  expect(await bookedOf(world)).toBe(0)
})

describe('a plan that is changed after Stripe was away is taken at once', () => {
  const changePlan = async (world: World, params: { bookingId: string }) => {
    const full = await world.client(startPayment, { params, body: { plan: 'full', savesCard: false } })
    expect(full.status, JSON.stringify(full.body)).toBe(200)
    expect((await intentsOf(world.api)).map(({ amount, status }) => [amount, status])).toEqual([
      [5_400, 'requires_payment_method'],
      [810, 'canceled'],
    ])
  }

  test('where the first charge never reached it', async () => {
    const world = await setUp()
    const { faults } = world.api.sandbox.control
    for (let tries = 0; tries < 4; tries += 1) faults.hangUp('before', { method: 'POST', path: '/v1/payment_intents' })
    const { params, answer } = await started(world)
    expect(answer).toMatchObject({ status: 503, code: 'payment_unavailable' })
    faults.clear()
    await changePlan(world, params)
  })

  test('where the first charge was made and only its answer was lost', async () => {
    const world = await setUp()
    const { paymentIntents } = world.api.platform.stripe
    const { create } = paymentIntents
    paymentIntents.create = async (...sent: Parameters<typeof create>) => {
      await create.apply(paymentIntents, sent)
      throw new Stripe.errors.StripeConnectionError({ message: 'lost', type: 'api_error' })
    }
    const { params, answer } = await started(world)
    paymentIntents.create = create
    expect(answer).toMatchObject({ status: 503, code: 'payment_unavailable' })
    await changePlan(world, params)
  })
})
