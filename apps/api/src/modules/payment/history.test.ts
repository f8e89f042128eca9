import { cancelBooking, withdrawRequest } from '@ginipig/contract/booking/client-calls.ts'
import { acceptBooking, cancelBookingAsProvider } from '@ginipig/contract/booking/provider-calls.ts'
import type { QueryInput } from '@ginipig/contract/core/endpoint.ts'
import { listPayments } from '@ginipig/contract/payment/history.ts'
import { DAY_MS, HOUR_MS } from '@ginipig/domain/time'
import { expect, test } from 'vitest'
import { checkBooksAfterEach, intentsOf, request, setUp, slotOf, type World } from '#modules/booking/booking.fixture.ts'
import { payBackByHand } from '#modules/booking/by-hand.ts'
import { runJobs, sweepAndRun } from '#testing/run-jobs.ts'

// £54.00: a deposit of £8.10 and a balance of £45.90; half is lost late.

checkBooksAfterEach()

const list = async (world: World, query: Partial<QueryInput<typeof listPayments>> = {}) =>
  (await world.client(listPayments, { query })).body

const lines = async (world: World, query?: Partial<QueryInput<typeof listPayments>>) =>
  (await list(world, query)).items.map(({ kind, state, amount }) => [kind, state, amount])

/** A booking with its balance taken and cancelled late, and a request that was taken back. */
async function withHistory() {
  const world = await setUp({}, 2)
  const { params } = await request(world, { plan: 'deposit' })
  const other = await request(world, { plan: 'full', index: 12 })
  await world.client(withdrawRequest, { params: other.params, body: {} })
  await runJobs(world.api.platform)
  world.api.clock.set(world.api.platform.clock.now() + HOUR_MS)
  await world.provider(acceptBooking, { params })
  await runJobs(world.api.platform)
  return { world, params }
}

test('a request sets money aside, its balance is due once it is accepted; each line says whose, of what, and when', async () => {
  const world = await setUp()
  const { params } = await request(world, { plan: 'deposit' })
  const { startsAt } = slotOf(world)
  const { items, total, nextCursor } = await list(world)
  expect([total, nextCursor]).toEqual([2, null])
  const booking = {
    bookingId: params.bookingId,
    listingTitle: 'Balayage and gloss, mid-length hair',
    startsAt,
    cancelledAt: null,
  }
  expect(items).toMatchObject([
    { kind: 'balance', state: 'if_accepted', amount: 4_590, at: startsAt - 36 * HOUR_MS, invoiceIds: [], ...booking },
    { kind: 'deposit', state: 'set_aside', amount: 810, ...booking },
  ])
  expect(items[0]?.recipient).not.toBe('')
})

test('what was taken, given free and came back each has a line, with the day of the cancellation', async () => {
  const { world, params } = await withHistory()
  expect(await lines(world)).toEqual([
    ['balance', 'due', 4_590],
    ['deposit', 'paid', 810],
    ['full', 'not_taken', 5_400],
  ])
  world.api.clock.set(slotOf(world).startsAt - 20 * HOUR_MS)
  await sweepAndRun(world.api.platform)
  // A second later: of one instant the order is nobody's.
  const cancelledAt = slotOf(world).startsAt - 20 * HOUR_MS + 1_000
  world.api.clock.set(cancelledAt)
  expect(await world.client(cancelBooking, { params, body: { loses: 3_510 } })).toMatchObject({ status: 200 })
  await runJobs(world.api.platform)
  expect(await lines(world)).toEqual([
    ['refund', 'part_refunded', 1_890],
    ['balance', 'paid', 4_590],
    ['deposit', 'paid', 810],
    ['full', 'not_taken', 5_400],
  ])
  const [refund] = (await list(world)).items
  expect(refund).toMatchObject({ cancelledAt, invoiceIds: [expect.any(String)] })
})

test('it is searched, filtered and paged', async () => {
  const { world, params } = await withHistory()
  const [first] = (await list(world)).items
  expect(await lines(world, { state: 'paid' })).toEqual([['deposit', 'paid', 810]])
  expect(await lines(world, { kind: 'full' })).toEqual([['full', 'not_taken', 5_400]])
  expect(await lines(world, { q: 'BALAYAGE' })).toHaveLength(3)
  expect(await lines(world, { q: first?.reference ?? '' })).toHaveLength(2)
  expect(await lines(world, { q: '%' })).toEqual([])
  const page = await list(world, { limit: '2' })
  expect([page.items.length, page.total]).toEqual([2, 3])
  const next = await list(world, { limit: '2', cursor: page.nextCursor ?? '' })
  expect(next.items.map(({ bookingId }) => bookingId)).not.toContain(params.bookingId)
  expect([next.items.length, next.total, next.nextCursor]).toEqual([1, 3, null])
  expect(await world.client(listPayments, { query: { cursor: 'nonsense' } })).toMatchObject({ status: 422 })
})

test('a balance that the card refused is one that failed, not one that is due', async () => {
  const { world } = await withHistory()
  const card = (await intentsOf(world.api)).find(({ amount }) => amount === 810)?.payment_method
  world.api.sandbox.control.nextOutcome(String(card), 'lost_card')
  world.api.clock.set(slotOf(world).startsAt - 36 * HOUR_MS)
  await sweepAndRun(world.api.platform)
  expect((await lines(world))[0]).toEqual(['balance', 'failed', 4_590])
})

test('a refund that a bank sends back is on its way since the cancellation, and back once it is paid by hand', async () => {
  const { world, params } = await withHistory()
  const { platform, clock, sandbox } = world.api
  const cancelledAt = platform.clock.now() + HOUR_MS
  clock.set(cancelledAt)
  await world.provider(cancelBookingAsProvider, { params, body: { reason: 'illness' } })
  await runJobs(platform)
  clock.set(cancelledAt + DAY_MS)
  const { data } = await platform.stripe.refunds.list({ limit: 1 })
  sandbox.control.failRefund(data[0]?.id ?? '')
  await sweepAndRun(platform)
  const refundOf = async () => (await list(world, { kind: 'refund' })).items
  expect(await refundOf()).toMatchObject([{ state: 'refund_pending', amount: 810, at: cancelledAt }])
  const paidAt = cancelledAt + 2 * DAY_MS
  clock.set(paidAt)
  await payBackByHand(platform, { providerId: world.providerId, bookingId: params.bookingId })
  expect(await refundOf()).toMatchObject([{ state: 'refunded', amount: 810, at: paidAt }])
})

test('nobody reads another’s', async () => {
  const { world } = await withHistory()
  const [, other] = world.people
  expect((await other?.(listPayments, { query: {} }))?.body).toEqual({ items: [], nextCursor: null, total: 0 })
})
