import { IS_LONG } from '@ginipig/config/test-run'
import { getMyBooking, releaseHold, withdrawRequest } from '@ginipig/contract/booking/client-calls.ts'
import { acceptBooking, declineBooking, getProviderBooking } from '@ginipig/contract/booking/provider-calls.ts'
import { HOUR_MS } from '@ginipig/domain/time'
import { describe, expect, test } from 'vitest'
import { openOp } from '#modules/payment/open-op.ts'
import { sweep } from '#sweep.ts'
import type { Caller } from '#testing/caller.ts'
import { runJobs, sweepAndRun } from '#testing/run-jobs.ts'
import { checkBooksAfterEach, hold, intentsOf, request, setUp, type World } from './booking.fixture.ts'
import { expectBooksToAgree, ledger, rest, toldOf } from './ending.fixture.ts'

checkBooksAfterEach()

/** Of twelve races each: a thousand in the long run. */
const TWELVES = Array.from({ length: IS_LONG ? 84 : 1 }, (_, index) => index)

describe('from hold to confirmation', () => {
  test('a deposit is authorised at the request and captured on acceptance (money.md test 1)', async () => {
    const world = await setUp()
    const { params, booking } = await request(world)
    expect(booking).toMatchObject({ status: 'requested', paymentStatus: 'authorized', plan: 'deposit', captured: 0 })
    expect(booking.respondBy).toBe(world.api.clock.now() + 8 * HOUR_MS)
    expect(booking.payments).toMatchObject([{ kind: 'deposit', amount: 810, state: 'held', card: { brand: 'visa' } }])
    await runJobs(world.api.platform)
    // Nothing was taken: the books only remember what is held, and the provider hears of it once.
    expect(await ledger(world)).toEqual({ auth_held: 810, auth_contra: -810 })
    expect(await toldOf(world, 'asked_of_you')).toEqual(['booking_asked_of_you'])
    const accepted = await world.provider(acceptBooking, { params })
    expect(accepted.body.status).toBe('accepting')
    await runJobs(world.api.platform)
    const { body } = await world.client(getMyBooking, { params })
    expect(body).toMatchObject({ status: 'confirmed', paymentStatus: 'deposit_paid', captured: 810 })
    expect(body.address).not.toBeNull()
    expect(body.events.map((event) => event.kind)).toEqual(['held', 'requested', 'accepted', 'confirmed'])
  })

  test('paid in full, all of £50 is the client’s until the visit; Stripe’s fee is booked when it is known (money.md test 2)', async () => {
    const world = await setUp({ price: 5_000 })
    const { params } = await request(world, { plan: 'full' })
    await world.provider(acceptBooking, { params })
    const fees = async () =>
      (
        await world.api.platform.database.row<{ pence: number }>(
          `select coalesce(sum(amount), 0)::int as pence from ledger_entry where account = 'stripe_fees'`,
        )
      )?.pence
    await runJobs(world.api.platform)
    const { body } = await world.client(getMyBooking, { params })
    expect(body).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', captured: 5_000 })
    expect([await ledger(world), await fees()]).toEqual([{ client_funds: -5_000 }, 0])
    await rest(world)
    // A card of the United States: 3.25 % and 20p.
    expect([await ledger(world), await fees()]).toEqual([{ client_funds: -5_000 }, 183])
    await expectBooksToAgree(world)
  })

  test('an automatic listing confirms without its provider, with one capture (money.md test 3)', async () => {
    const world = await setUp({ approval: 'automatic' })
    const { params } = await request(world, { plan: 'full' })
    await runJobs(world.api.platform)
    const { body } = await world.client(getMyBooking, { params })
    expect(body).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', captured: 5_400 })
  })

  test('a decline releases the card and the slot; nothing was taken (money.md test 4)', async () => {
    const world = await setUp({}, 2)
    const { params } = await request(world)
    const declined = await world.provider(declineBooking, { params, body: { reason: 'other', text: 'My chair broke' } })
    expect(declined.body.status).toBe('declined')
    await runJobs(world.api.platform)
    const { body } = await world.client(getMyBooking, { params })
    expect(body).toMatchObject({
      status: 'declined',
      paymentStatus: 'voided',
      captured: 0,
      declineReason: 'other',
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

  test('a decline for what nobody asked for is refused by its field, the request stays', async () => {
    const world = await setUp()
    const { params } = await request(world)
    for (const reason of ['not_suitable', 'photos_do_not_match', 'patch_test_not_possible'] as const)
      expect(await world.provider(declineBooking, { params, body: { reason } })).toMatchObject({
        status: 422,
        problem: { fields: [{ path: 'reason', problem: 'invalid' }] },
      })
    expect((await world.client(getMyBooking, { params })).body.status).toBe('requested')
  })

  test('a decline doesn’t hand on contact details: refused by its field, the request stays', async () => {
    const world = await setUp()
    const { params } = await request(world)
    const body = { reason: 'other', text: 'call me on 07700 900123, we can do it off the app' } as const
    expect(await world.provider(declineBooking, { params, body })).toMatchObject({
      status: 422,
      problem: { fields: [{ path: 'text', problem: 'contact_details' }] },
    })
    expect((await world.client(getMyBooking, { params })).body).toMatchObject({
      status: 'requested',
      declineText: null,
      cancelReason: null,
      cancelText: null,
      completedAt: null,
    })
  })

  test('no answer in 8 hours: the sweep ends the request, an answer then is too late (money.md test 5)', async () => {
    const world = await setUp()
    const { params } = await request(world)
    world.api.clock.advance(8 * HOUR_MS - 1)
    await sweepAndRun(world.api.platform)
    expect((await world.client(getMyBooking, { params })).body.status).toBe('requested')
    world.api.clock.advance(1)
    expect(await world.provider(acceptBooking, { params })).toMatchObject({ status: 409, code: 'response_too_late' })
    await sweepAndRun(world.api.platform)
    expect((await world.client(getMyBooking, { params })).body).toMatchObject({
      status: 'expired',
      paymentStatus: 'voided',
    })
    expect(await world.provider(acceptBooking, { params })).toMatchObject({ status: 409, code: 'response_too_late' })
  })

  test('one request that cannot be ended keeps no other one open', async () => {
    const world = await setUp({}, 2)
    const [first, second] = world.people
    const { database, clock } = world.api.platform
    const stuck = await request(world, { client: first as Caller, index: 10 })
    const fine = await request(world, { client: second as Caller, index: 12 })
    const payment = await database.row<{ id: string }>('select id from payment where booking_id = $1', [
      stuck.params.bookingId,
    ])
    const opId = await openOp(database, {
      providerId: world.providerId,
      bookingId: stuck.params.bookingId,
      paymentId: payment?.id ?? '',
      kind: 'capture',
      params: {},
      now: clock.now(),
    })
    world.api.clock.advance(9 * HOUR_MS)
    expect(await sweep(world.api.platform)).toMatchObject({ expired: 1, failed: 1 })
    const { status } = (await (second as Caller)(getMyBooking, { params: fine.params })).body
    expect(status).toBe('expired')
    await database.row('delete from payment_op where id = $1', [opId])
    await sweepAndRun(world.api.platform)
    expect((await (first as Caller)(getMyBooking, { params: stuck.params })).body.status).toBe('expired')
  })

  test('a client withdraws before the answer and pays nothing (money.md test 7)', async () => {
    const world = await setUp()
    const { params } = await request(world)
    await world.client(withdrawRequest, { params })
    await runJobs(world.api.platform)
    expect((await world.client(getMyBooking, { params })).body).toMatchObject({
      status: 'withdrawn',
      paymentStatus: 'voided',
    })
    // Asked once more, it is as it was.
    expect((await world.client(withdrawRequest, { params })).body).toMatchObject({
      status: 'withdrawn',
      paymentStatus: 'voided',
    })
  })

  test.for(TWELVES)(
    'acceptance and expiry at the same moment: one wins, and the money follows it (money.md test 6)',
    { timeout: 120_000 },
    async () => {
      const world = await setUp()
      const ends = new Set<string>()
      for (let index = 10; index < 22; index += 1) {
        const { params } = await request(world, { index })
        const booking = (await world.client(getMyBooking, { params })).body
        world.api.clock.set((booking.respondBy ?? 0) - (index % 2))
        const [accepted] = await Promise.all([
          world.provider(acceptBooking, { params }),
          sweepAndRun(world.api.platform),
        ])
        await sweepAndRun(world.api.platform)
        const { status } = (await world.client(getMyBooking, { params })).body
        ends.add(status)
        expect(status).toBe(accepted.status === 200 ? 'confirmed' : index % 2 === 0 ? 'expired' : status)
      }
      expect([...ends].sort()).toEqual(['confirmed', 'expired'])
      const both = await world.api.platform.database.rows(
        `select booking_id from payment_op where kind in ('capture', 'void') group by 1 having count(distinct kind) > 1`,
      )
      expect(both, 'asked to take and to let go').toEqual([])
    },
  )
})

describe('the history', () => {
  type Way = (world: World, params: { bookingId: string }) => Promise<unknown>
  const ways: [end: string, kinds: string[], way: Way][] = [
    ['confirmed', ['accepted', 'confirmed'], (world, params) => world.provider(acceptBooking, { params })],
    [
      'declined',
      ['declined'],
      (world, params) => world.provider(declineBooking, { params, body: { reason: 'fully_booked' } }),
    ],
    ['withdrawn', ['withdrawn'], (world, params) => world.client(withdrawRequest, { params })],
    [
      'expired',
      ['expired'],
      async (world) => {
        world.api.clock.advance(9 * HOUR_MS)
        await sweepAndRun(world.api.platform)
      },
    ],
    [
      'payment_failed',
      ['accepted', 'payment_failed'],
      async (world, params) => {
        const [intent] = await intentsOf(world.api)
        await world.api.platform.stripe.paymentIntents.cancel(intent?.id ?? '')
        await world.provider(acceptBooking, { params })
      },
    ],
  ]

  test.for(ways)('of a request that ends %s', async ([end, kinds, way]) => {
    const world = await setUp()
    const { params } = await request(world)
    await way(world, params)
    await runJobs(world.api.platform)
    const { status, events } = (await world.client(getMyBooking, { params })).body
    expect(status).toBe(end)
    expect(events.map(({ kind }) => kind)).toEqual(['held', 'requested', ...kinds])
  })

  test('of a hold that is given back', async () => {
    const world = await setUp()
    const { body } = await hold(world)
    const released = await world.client(releaseHold, { params: { bookingId: body.id } })
    expect(released.body.events.map(({ kind }) => kind)).toEqual(['held', 'hold_released'])
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
