import {
  getMyBooking,
  giveMustHaves,
  holdSlot,
  startPayment,
  syncPayment,
} from '@ginipig/contract/booking/client-calls.ts'
import { acceptBooking } from '@ginipig/contract/booking/provider-calls.ts'
import { HOUR_MS } from '@ginipig/domain/time'
import Stripe from 'stripe'
import { describe, expect, test, vi } from 'vitest'
import { saveCard } from '#demo/live-bookings.ts'
import { openVoid } from '#modules/payment/open-op.ts'
import { runJobs } from '#testing/run-jobs.ts'
import { checkBooksAfterEach, confirm, hold, intentsOf, request, setUp, slotOf, statements } from './booking.fixture.ts'
import { toldOf } from './ending.fixture.ts'

checkBooksAfterEach()

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

  test.for([
    ['pm_card_visa_chargeDeclined', 'generic_decline'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'insufficient_funds'],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card'],
  ] as const)(
    'a refused card is said and can be tried again on the same charge (money.md test 10): %s',
    async ([card, problem]) => {
      const world = await setUp()
      const { body } = await hold(world)
      const params = { bookingId: body.id }
      await world.client(giveMustHaves, { params, body: statements })
      await world.client(startPayment, { params, body: { plan: 'deposit', savesCard: false } })
      await expect(confirm(world, body.id, card)).rejects.toMatchObject({ type: 'StripeCardError' })
      const refused = await world.client(syncPayment, { params })
      expect(refused.body).toMatchObject({ status: 'pending_payment', paymentProblem: problem })
      await confirm(world, body.id, 'pm_card_visa')
      expect((await world.client(syncPayment, { params })).body).toMatchObject({
        status: 'requested',
        paymentProblem: null,
      })
      expect(await intentsOf(world.api)).toHaveLength(1)
    },
  )

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
    expect(await intentsOf(world.api)).toHaveLength(1)
  })

  test('a key of Stripe’s that is revoked is told as payments that don’t work, is logged, and is no final answer', async () => {
    const world = await setUp()
    const { platform } = world.api
    const logged = vi.spyOn(platform.log, 'error')
    const { body } = await hold(world)
    const params = { bookingId: body.id }
    await world.client(giveMustHaves, { params, body: statements })
    const { create } = platform.stripe.customers
    const revoked = { type: 'invalid_request_error', statusCode: 401, message: 'Expired API Key provided' } as const
    platform.stripe.customers.create = () => Promise.reject(new Stripe.errors.StripeAuthenticationError(revoked))
    const wish = { params, body: { plan: 'deposit' as const, savesCard: false }, key: 'one-and-the-same-key' }
    expect(await world.client(startPayment, wish)).toMatchObject({ status: 503, code: 'payment_unavailable' })
    expect(logged.mock.calls).toMatchObject([
      [{ type: 'StripeAuthenticationError', statusCode: 401 }, expect.any(String)],
    ])
    platform.stripe.customers.create = create
    expect((await world.client(startPayment, wish)).status).toBe(200)
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
    const all = await intentsOf(world.api)
    expect(all.map((intent) => [intent.amount, intent.status])).toEqual([
      [5_400, 'requires_payment_method'],
      [810, 'canceled'],
    ])
  })

  test('an authorisation that comes while its charge is being replaced makes no request of it', async () => {
    const world = await setUp()
    const { body } = await hold(world)
    const params = { bookingId: body.id }
    const { database, clock } = world.api.platform
    await world.client(giveMustHaves, { params, body: statements })
    await world.client(startPayment, { params, body: { plan: 'deposit', savesCard: false } })
    await confirm(world, body.id, 'pm_card_visa')
    const key = { providerId: world.providerId, bookingId: body.id }
    // As `startPayment` with the other plan does, and then its answer from Stripe is late.
    await database.transaction((sql) => openVoid(sql, key, clock.now()))
    expect((await world.client(syncPayment, { params })).body).toMatchObject({ status: 'pending_payment' })
    await database.transaction((sql) => openVoid(sql, key, clock.now()))
    await runJobs(world.api.platform)
    const full = await world.client(startPayment, { params, body: { plan: 'full', savesCard: false } })
    expect(full.status, JSON.stringify(full.body)).toBe(200)
    await confirm(world, body.id, 'pm_card_visa')
    expect((await world.client(syncPayment, { params })).body).toMatchObject({ status: 'requested', plan: 'full' })
    expect((await intentsOf(world.api)).map((intent) => [intent.amount, intent.status])).toEqual([
      [5_400, 'requires_capture'],
      [810, 'canceled'],
    ])
  })

  test.for([
    ['another amount', 'update payment set amount = amount + 1'],
    ['another currency', `update payment set currency = 'EUR'`],
  ] as const)('an authorisation of %s than ours is released, and is no request', async ([, change]) => {
    const world = await setUp()
    const { body } = await hold(world)
    const params = { bookingId: body.id }
    await world.client(giveMustHaves, { params, body: statements })
    await world.client(startPayment, { params, body: { plan: 'deposit', savesCard: false } })
    await world.api.platform.database.row(change)
    await confirm(world, body.id, 'pm_card_visa')
    expect((await world.client(syncPayment, { params })).body.status).toBe('pending_payment')
    await runJobs(world.api.platform)
    expect((await intentsOf(world.api)).map((intent) => intent.status)).toEqual(['canceled'])
    expect((await world.client(getMyBooking, { params })).body).toMatchObject({
      status: 'pending_payment',
      paymentStatus: 'unpaid',
    })
  })

  test('a kept card pays until its month is over, and is refused from then on', async () => {
    const world = await setUp()
    const { platform } = world.api
    const cardId = await saveCard(platform, world.clientIds[0] ?? '', 'pm_card_visa')
    const { body } = await hold(world)
    const params = { bookingId: body.id }
    await world.client(giveMustHaves, { params, body: statements })
    const pay = async (month: number) => {
      await platform.stripe.paymentMethods.update(cardId, { card: { exp_year: 2027, exp_month: month } })
      return world.client(startPayment, { params, body: { plan: 'deposit', savesCard: false, cardId } })
    }
    expect(await pay(1)).toMatchObject({ status: 404, code: 'card_not_found' })
    expect((await pay(2)).body.paymentMethodId).toBe(cardId)
  })

  test('under 44 hours only the payment in full is offered', async () => {
    const world = await setUp()
    const index = 2
    world.api.clock.set(slotOf(world, index).startsAt - 44 * HOUR_MS)
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
    const [intent] = await intentsOf(world.api)
    // The card's week runs out at Stripe, and its word of that is lost.
    world.api.sandbox.control.webhooks.drop(9)
    world.api.sandbox.control.advanceClock(8 * 24 * 3_600)
    expect((await intentsOf(world.api))[0]).toMatchObject({ id: intent?.id, status: 'canceled' })
    await world.provider(acceptBooking, { params })
    await runJobs(world.api.platform)
    expect(await toldOf(world, 'not_paid')).toEqual(['booking_not_paid', 'booking_not_paid_for'])
    expect((await world.client(getMyBooking, { params })).body).toMatchObject({
      status: 'payment_failed',
      paymentStatus: 'voided',
    })
  })
})
