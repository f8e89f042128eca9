import { cancelBooking, getMyBooking, startPayment } from '@ginipig/contract/booking/client-calls.ts'
import { acceptBooking, completeBooking, releasePayment } from '@ginipig/contract/booking/provider-calls.ts'
import { putFavouriteListing } from '@ginipig/contract/favourite/favourite.ts'
import { endpoints } from '@ginipig/contract/index.ts'
import { getEarnings } from '@ginipig/contract/payment/earnings.ts'
import { bookingPolicy } from '@ginipig/domain/booking'
import { HOUR_MS, MINUTE_MS } from '@ginipig/domain/time'
import { expect, test } from 'vitest'
import { resume, type SafetySwitch, stop, stopsOf } from '#platform/safety/safety-switch.ts'
import { sweepAndRun } from '#testing/run-jobs.ts'
import { signIn } from '#testing/sign-in.ts'
import { checkBooksAfterEach, hold, request, setUp, type World } from './booking.fixture.ts'
import { confirmed, expectBooksToAgree, isConfirmed, rest, sent } from './ending.fixture.ts'

checkBooksAfterEach()

/** A process goes by what it read in the last second. */
const SECOND_MS = 1_000

const turn = async ({ api }: World, which: 'stop' | 'resume', name: SafetySwitch) => {
  const isDone = await (which === 'stop' ? stop(api.platform, name, 'a drill') : resume(api.platform, name))
  expect(isDone).toBe(true)
  api.clock.advance(SECOND_MS)
}

test('log-ins, what Stripe tells and nothing else go on whatever is stopped (trust.md §6)', () => {
  const going = endpoints.filter((one) => one.method !== 'GET' && stopsOf(one).length === 0)
  expect(going.map(({ name }) => name).toSorted()).toEqual([
    'createTicket',
    'endAllSessions',
    'endSession',
    'exchangeHandoff',
    'logIn',
    'logOut',
    'mintHandoff',
    'receiveStripeEvent',
    'receiveStripeNotice',
    'refreshSession',
    'sendBrowserError',
    'syncPayment',
  ])
})

test('while bookings are stopped nobody holds a slot or begins to pay, and what was asked for goes on', async () => {
  const world = await setUp({}, 2)
  const { params } = await request(world)
  const [, other] = world.people
  const { body: held } = await hold(world, other, 12)
  await turn(world, 'stop', 'bookings')
  expect(await hold(world, world.client, 14)).toMatchObject({
    status: 503,
    code: 'paused',
    problem: { retryAfter: 60 },
  })
  const payment = { params: { bookingId: held.id }, body: { plan: 'deposit', savesCard: false } }
  expect(await other?.(startPayment, payment)).toMatchObject({ status: 503, code: 'paused' })
  expect((await world.provider(acceptBooking, { params })).status).toBe(200)
  await sweepAndRun(world.api.platform)
  expect(await isConfirmed(world, params)).toBe(true)
  await turn(world, 'resume', 'bookings')
  expect((await hold(world, world.client, 14)).status).toBe(200)
})

test('while payouts are stopped no share goes out, by itself or by a press; afterwards each does, once', async () => {
  const world = await setUp()
  const { params, startsAt } = await confirmed(world)
  const late = await confirmed(world, 'full', 14)
  world.api.clock.set(late.startsAt - HOUR_MS)
  await turn(world, 'stop', 'payouts')
  // A late cancellation leaves the provider half of the price.
  const { body: cancelled } = await world.client(cancelBooking, { params: late.params, body: { loses: 3_510 } })
  expect(cancelled.status).toBe('cancelled_by_client')
  world.api.clock.set(Math.max(startsAt, late.startsAt) + 2 * HOUR_MS)
  await world.provider(completeBooking, { params })
  expect(await world.provider(releasePayment, { params })).toMatchObject({ status: 503, code: 'paused' })
  world.api.clock.advance(bookingPolicy.releaseAfterMs + MINUTE_MS)
  await rest(world)
  expect(await sent(world)).toEqual([])
  expect((await world.client(getMyBooking, { params })).body.status).toBe('completed')
  expect((await world.provider(getEarnings)).body.isPaused).toBe(true)
  await turn(world, 'resume', 'payouts')
  world.api.clock.advance(HOUR_MS)
  await rest(world)
  await rest(world)
  expect(await sent(world)).toEqual([2_700, 4_590])
  expect((await world.provider(getEarnings)).body.isPaused).toBe(false)
  await expectBooksToAgree(world)
})

test('while uploads are stopped a photo is refused before it is read, and the rest goes on', async () => {
  const world = await setUp()
  await turn(world, 'stop', 'uploads')
  const { platform } = world.api
  const token = await signIn(
    { ...platform, tokenSecret: platform.config.tokenSecret },
    world.clientIds[0] ?? '',
    'marketplace',
  )
  const headers = { 'content-type': 'image/png', authorization: `Bearer ${await token()}` }
  const upload = { method: 'POST', url: '/api/v1/photos', headers, payload: 'no image' } as const
  expect((await world.api.app.inject(upload)).json()).toMatchObject({ status: 503, code: 'paused' })
  expect((await hold(world)).status).toBe(200)
  await turn(world, 'resume', 'uploads')
  expect((await world.api.app.inject(upload)).json()).not.toMatchObject({ code: 'paused' })
})

test('while changes are stopped pages can be read and nothing is changed; each turn is written down', async () => {
  const world = await setUp()
  await turn(world, 'stop', 'changes')
  expect(await stop(world.api.platform, 'changes', 'again')).toBe(false)
  const favourite = { params: { listingId: world.listing.id } }
  expect(await world.client(putFavouriteListing, favourite)).toMatchObject({ status: 503, code: 'paused' })
  expect((await world.provider(getEarnings)).status).toBe(200)
  await turn(world, 'resume', 'changes')
  expect((await world.client(putFavouriteListing, favourite)).status).toBe(200)
  const written = await world.api.platform.database.rows<{ event: string; detail: string }>(
    `select event, detail from audit where event like 'switch_%' order by id`,
  )
  expect(written).toEqual([
    { event: 'switch_thrown', detail: 'changes' },
    { event: 'switch_released', detail: 'changes' },
  ])
})
