import {
  acceptBooking,
  completeBooking,
  getProviderBooking,
  listProviderBookings,
  releasePayment,
} from '@ginipig/contract/booking/provider-calls.ts'
import type { QueryInput } from '@ginipig/contract/core/endpoint.ts'
import { listNotifications } from '@ginipig/contract/notification/notification.ts'
import { listEarnings } from '@ginipig/contract/payment/earnings.ts'
import { listPayouts } from '@ginipig/contract/payment/payouts.ts'
import { DAY_MS, HOUR_MS } from '@ginipig/domain/time'
import { expect, test } from 'vitest'
import { checkBooksAfterEach, request, setUp, slotOf, type World } from '#modules/booking/booking.fixture.ts'
import { runJobs } from '#testing/run-jobs.ts'

checkBooksAfterEach()

// £54.00: the provider has £45.90 of it.
const SHARE = 4_590

/** A world in which a share was sent to the provider's account at Stripe. */
async function sent(options: { listens?: boolean } = {}) {
  const world = await setUp({}, 1, options)
  const { params } = await request(world, { plan: 'full' })
  await world.provider(acceptBooking, { params })
  await runJobs(world.api.platform)
  world.api.clock.set(slotOf(world).startsAt + 3 * HOUR_MS)
  await world.provider(completeBooking, { params })
  world.api.clock.set(slotOf(world).startsAt + 30 * HOUR_MS)
  await world.provider(releasePayment, { params })
  await runJobs(world.api.platform)
  return world
}

const days = ({ api }: World, count: number) => api.sandbox.control.advanceClock((count * DAY_MS) / 1_000)

/** How far the booking's share is, as its provider reads it. */
async function payoutOfBooking(world: World) {
  const { items } = (await world.provider(listProviderBookings, { query: { tab: 'past' } })).body
  const params = { bookingId: items[0]?.id ?? '' }
  return (await world.provider(getProviderBooking, { params })).body.payout
}

const read = async (world: World) => (await world.provider(listPayouts)).body

test('what was sent is on its way to the bank a day later, and there the day after', async () => {
  const world = await sent()
  expect(await read(world)).toMatchObject({ items: [], atStripe: SHARE })
  expect(await payoutOfBooking(world)).toBeNull()
  days(world, 1)
  const { items, atStripe } = await read(world)
  expect(items).toMatchObject([{ amount: SHARE, state: 'on_its_way' }])
  expect(atStripe).toBe(0)
  expect((items[0]?.arrivesAt ?? 0) - (items[0]?.createdAt ?? 0)).toBe(DAY_MS)
  expect(await payoutOfBooking(world)).toEqual({
    id: items[0]?.id,
    state: 'on_its_way',
    arrivesAt: items[0]?.arrivesAt,
  })
  days(world, 1)
  expect((await read(world)).items).toMatchObject([{ amount: SHARE, state: 'paid' }])
  expect(await payoutOfBooking(world)).toEqual({ id: items[0]?.id, state: 'paid', arrivesAt: items[0]?.arrivesAt })
})

test('a payout that the bank sends back is told once, however often Stripe says so, and goes out again', async () => {
  const world = await sent({ listens: true })
  const { api } = world
  const row = await api.platform.database.row<{ id: string }>(
    'select stripe_account as id from earnings_account where provider_id = $1',
    [world.providerId],
  )
  api.sandbox.control.closeBank(row?.id ?? '')
  days(world, 1)
  api.sandbox.control.webhooks.duplicate(9)
  days(world, 1)
  await api.sandbox.control.webhooks.idle()
  await runJobs(api.platform)
  const told = async () =>
    (await world.provider(listNotifications, { query: { language: 'en' } })).body.items.filter(
      ({ kind }) => kind === 'payout_failed',
    ).length
  expect(await told()).toBe(1)
  expect((await read(world)).items.map(({ amount, state }) => [amount, state])).toEqual([
    [SHARE, 'on_its_way'],
    [SHARE, 'failed'],
  ])
  expect(await payoutOfBooking(world)).toMatchObject({ state: 'on_its_way' })
  days(world, 1)
  await api.sandbox.control.webhooks.idle()
  await runJobs(api.platform)
  expect((await read(world)).items[0]).toMatchObject({ amount: SHARE, state: 'paid' })
  expect(await payoutOfBooking(world)).toMatchObject({ state: 'paid' })
  expect(await told()).toBe(1)
})

test('a payout leads to what it is made of, and what was sent to its payout', async () => {
  const world = await sent()
  const lines = async (query: QueryInput<typeof listEarnings>) =>
    (await world.provider(listEarnings, { query })).body.items.map(({ kind, amount, payoutId }) => [
      kind,
      amount,
      payoutId,
    ])
  const released = { show: 'released' } as const
  expect(await lines(released)).toContainEqual(['sent', -SHARE, null])
  days(world, 1)
  const payout = (await read(world)).items[0]?.id ?? ''
  expect(await lines(released)).toContainEqual(['sent', -SHARE, payout])
  // The stand-in has a clock of its own: which is later here is nobody's.
  expect((await lines({ payout })).toSorted()).toEqual([
    ['payout', -SHARE, payout],
    ['sent', -SHARE, payout],
  ])
  // Whatever else is asked for.
  expect(await lines({ payout, show: 'fees', month: '2020-01' })).toHaveLength(2)
  expect(await lines({ payout: 'po_of_somebody_else' })).toEqual([])
})

test('Stripe away: what was known is told', async () => {
  const world = await sent()
  days(world, 1)
  const known = await read(world)
  days(world, 1)
  for (let times = 0; times < 4; times += 1) world.api.sandbox.control.faults.fail(500, { path: '/v1/payouts' })
  expect(await read(world)).toEqual({ ...known, atStripe: null })
  world.api.sandbox.control.faults.clear()
})
