import {
  getMyBooking,
  giveMustHaves,
  holdSlot,
  releaseHold,
  startPayment,
  syncPayment,
} from '@ginipig/contract/booking/client-calls.ts'
import { bookableUntil } from '@ginipig/domain/booking'
import { approvals } from '@ginipig/domain/listing'
import { HOUR_MS, MINUTE_MS } from '@ginipig/domain/time'
import { describe, expect, test } from 'vitest'
import { runJobs, sweepAndRun } from '#testing/run-jobs.ts'
import { checkBooksAfterEach, confirm, hold, intentsOf, setUp, slotOf, statements } from './booking.fixture.ts'

checkBooksAfterEach()

describe('the hold', () => {
  test('nobody else can take a held slot; a second tap finds the same hold', async () => {
    const world = await setUp({}, 2)
    const first = await hold(world)
    const until = world.api.clock.now() + 15 * MINUTE_MS
    expect(first.body).toMatchObject({ status: 'pending_payment', holdEndsAt: until, heldUntil: until })
    expect((await hold(world)).body.id).toBe(first.body.id)
    expect(await hold(world, world.people[1])).toMatchObject({ status: 409, code: 'slot_taken' })
  })

  test('where every check before it were overtaken, the database itself refuses a held time over another', async () => {
    const world = await setUp({}, 2)
    const { body: first } = await hold(world)
    const { body: second } = await hold(world, world.people[1], 20)
    const overlap = world.api.platform.database.rows(
      'update booking b set during = first.during from booking first where first.id = $1 and b.id = $2',
      [first.id, second.id],
    )
    await expect(overlap).rejects.toMatchObject({ constraint: 'booking_provider_busy' })
  })

  test('a second tap at another price is told so, and at the price that is new takes the slot anew', async () => {
    const world = await setUp({}, 2)
    const first = await hold(world)
    const { price } = world.listing
    const again = (asked: number) => world.client(holdSlot, { body: { slotId: slotOf(world).row.id, price: asked } })
    for (const wrong of [price - 1, price + 1, 1])
      expect(await again(wrong)).toMatchObject({ status: 409, code: 'price_changed' })
    expect((await again(price)).body.id).toBe(first.body.id)
    await world.api.platform.database.row('update listing set price = $1', [price - 400])
    // What was held at the old price stays good.
    expect((await again(price)).body.id).toBe(first.body.id)
    const lower = await again(price - 400)
    expect(lower.body).toMatchObject({ status: 'pending_payment', split: { price: price - 400 } })
    expect(lower.body.id).not.toBe(first.body.id)
    expect(await hold(world, world.people[1])).toMatchObject({ code: 'price_changed' })
  })

  test('who waits in vain behind others reads that the place is gone, or to try again where it is not', async () => {
    const world = await setUp({}, 2)
    const { database } = world.api.platform
    const busy = await database.pool.connect()
    try {
      const { provider_id } = (await busy.query('select provider_id from slot where id = $1', [slotOf(world).row.id]))
        .rows[0]
      const whileBusy = async (...holds: Parameters<typeof hold>[]) => {
        await busy.query('begin')
        await busy.query('select from provider where id = $1 for no key update', [provider_id])
        const answers = await Promise.all(holds.map((one) => hold(...one)))
        await busy.query('rollback')
        return answers
      }
      expect(await whileBusy([world])).toMatchObject([{ status: 503, code: 'unavailable' }])
      expect((await hold(world)).status).toBe(200)
      // Its own holder is not told that it is gone.
      expect(await whileBusy([world], [world, world.people[1]])).toMatchObject([
        { status: 503, code: 'unavailable' },
        { status: 409, code: 'slot_taken' },
      ])
    } finally {
      busy.release()
    }
  })

  test('it ends by itself after its minutes and the slot is free again', async () => {
    const world = await setUp({}, 2)
    const { body } = await hold(world)
    world.api.clock.advance(16 * MINUTE_MS)
    await sweepAndRun(world.api.platform)
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

  test.for(['another slot', 'giving it back'])('%s cancels the charge of the hold at Stripe', async (how) => {
    const world = await setUp()
    const { body } = await hold(world)
    const params = { bookingId: body.id }
    await world.client(giveMustHaves, { params, body: statements })
    await world.client(startPayment, { params, body: { plan: 'deposit', savesCard: false } })
    await (how === 'another slot' ? hold(world, world.client, 11) : world.client(releaseHold, { params }))
    await runJobs(world.api.platform)
    expect((await intentsOf(world.api)).map((intent) => intent.status)).toEqual(['canceled'])
  })

  test('so does one that begins before the earlier hold is over', async () => {
    const world = await setUp()
    const first = await hold(world)
    const half = await world.api.platform.database.row<{ id: string }>(
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
    world.api.clock.advance(HOUR_MS)
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
    world.api.clock.set(slotOf(world).startsAt - 2 * HOUR_MS)
    expect(await hold(world)).toMatchObject({ status: 409, code: 'slot_not_bookable' })
    world.api.clock.set(slotOf(world).startsAt + 1)
    expect(await hold(world)).toMatchObject({ status: 409, code: 'slot_not_bookable' })
  })

  test.for(approvals)('a slot with %s approval can be taken up to its last instant, not later', async (approval) => {
    const world = await setUp({ approval })
    const until = bookableUntil(slotOf(world).startsAt, approval)
    world.api.clock.set(until + 1)
    expect(await hold(world)).toMatchObject({ status: 409, code: 'slot_not_bookable' })
    world.api.clock.set(until)
    const { status, body } = await hold(world)
    expect(status).toBe(200)
    await world.client(releaseHold, { params: { bookingId: body.id } })
    world.api.clock.set(until - 1)
    expect((await hold(world)).status).toBe(200)
  })

  test('a reaper that finds the money held makes the request of it', async () => {
    const world = await setUp()
    const { body } = await hold(world)
    const params = { bookingId: body.id }
    await world.client(giveMustHaves, { params, body: statements })
    await world.client(startPayment, { params, body: { plan: 'deposit', savesCard: false } })
    await confirm(world, body.id, 'pm_card_visa')
    world.api.clock.advance(16 * MINUTE_MS)
    await sweepAndRun(world.api.platform)
    expect((await world.client(getMyBooking, { params })).body.status).toBe('requested')
  })

  test('an open charge is cancelled at Stripe before the slot is given back (money.md test 11)', async () => {
    const world = await setUp()
    const { body } = await hold(world)
    const params = { bookingId: body.id }
    await world.client(giveMustHaves, { params, body: statements })
    await world.client(startPayment, { params, body: { plan: 'deposit', savesCard: false } })
    await confirm(world, body.id, 'pm_card_threeDSecure2Required')
    await world.client(syncPayment, { params })
    expect((await world.client(getMyBooking, { params })).body.paymentStatus).toBe('requires_action')
    world.api.clock.advance(16 * MINUTE_MS)
    await sweepAndRun(world.api.platform)
    expect((await world.client(getMyBooking, { params })).body.status).toBe('payment_failed')
    expect((await intentsOf(world.api)).map((intent) => intent.status)).toEqual(['canceled'])
  })
})
