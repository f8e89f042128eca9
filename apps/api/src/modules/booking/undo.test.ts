import { endProposal, getMyBooking, takeProposedTime, withdrawRequest } from '@ginipig/contract/booking/client-calls.ts'
import {
  acceptBooking,
  declineBooking,
  getProviderBooking,
  proposeTimes,
  undoAccept,
} from '@ginipig/contract/booking/provider-calls.ts'
import { UNDO_ACCEPT_MS } from '@ginipig/domain/booking'
import { expect, test } from 'vitest'
import { runJobs, sweepAndRun } from '#testing/run-jobs.ts'
import { checkBooksAfterEach, hold, intentsOf, request, setUp, slotOf, type World } from './booking.fixture.ts'

checkBooksAfterEach()

const statusOf = async (world: World, params: { bookingId: string }) =>
  (await world.client(getMyBooking, { params })).body.status

test('an acceptance is taken back: the card is never asked, and the request waits for its answer again', async () => {
  const world = await setUp()
  const { params } = await request(world)
  const { body: accepted } = await world.provider(acceptBooking, { params })
  expect(accepted.undoUntil).toBe(world.api.clock.now() + UNDO_ACCEPT_MS)
  const { body: undone } = await world.provider(undoAccept, { params })
  expect(undone).toMatchObject({ status: 'requested', paymentStatus: 'authorized', undoUntil: null })
  expect(undone.respondBy).toBe(accepted.respondBy)
  await runJobs(world.api.platform)
  expect(await statusOf(world, params)).toBe('requested')
  expect((await intentsOf(world.api)).map(({ status }) => status)).toEqual(['requires_capture'])
  await world.provider(acceptBooking, { params })
  await runJobs(world.api.platform)
  expect(await statusOf(world, params)).toBe('confirmed')
})

/** A request whose client was to choose among other times, and whose provider accepts the first one after all. */
async function acceptedInstead() {
  const world = await setUp({}, 2)
  const { params } = await request(world)
  const slotIds = [14, 16].map((index) => slotOf(world, index).row.id)
  await world.provider(proposeTimes, { params, body: { slotIds } })
  await runJobs(world.api.platform)
  const { proposal } = (await world.client(getMyBooking, { params })).body
  expect((await world.provider(acceptBooking, { params })).status).toBe(200)
  const take = async () => world.client(takeProposedTime, { params, body: { slotId: slotIds[0] ?? '' } })
  const other = async () => world.people[1] && (await hold(world, world.people[1], 14)).status
  const shown = async () => (await world.client(getMyBooking, { params })).body.proposal
  return { world, params, proposal, take, other, shown }
}

test('with the acceptance taken back the other times are offered again, as they were, and kept meanwhile', async () => {
  const { world, params, proposal, take, other, shown } = await acceptedInstead()
  // Nobody chooses while the yes stands.
  expect([await shown(), (await take()).code]).toEqual([null, 'times_gone'])
  expect((await world.client(endProposal, { params })).code).toBe('times_gone')
  expect(await other()).toBe(409)
  await world.provider(undoAccept, { params })
  expect(await shown()).toEqual(proposal)
  expect((await take()).body.status).toBe('accepting')
  await runJobs(world.api.platform)
  expect(await statusOf(world, params)).toBe('confirmed')
})

test('once the acceptance stands the other times are free', async () => {
  const { world, params, take, other, shown } = await acceptedInstead()
  await runJobs(world.api.platform)
  expect([await statusOf(world, params), await shown(), (await take()).code]).toEqual(['confirmed', null, 'times_gone'])
  expect(await other()).toBe(200)
})

test('after taking it back one may decline', async () => {
  const world = await setUp()
  const { params } = await request(world)
  await world.provider(acceptBooking, { params })
  await world.provider(undoAccept, { params })
  await world.provider(declineBooking, { params, body: { reason: 'fully_booked' } })
  await runJobs(world.api.platform)
  expect(await statusOf(world, params)).toBe('declined')
})

test('the card is asked ten seconds after a yes by hand, and at once where nobody has to say yes', async () => {
  const waits = async (approval: 'manual' | 'automatic') => {
    const world = await setUp({ approval })
    const { params } = await request(world)
    if (approval === 'manual') await world.provider(acceptBooking, { params })
    const jobs = await world.api.platform.database.rows<{ wait: number }>(
      `select round(extract(epoch from run_at - created_at) * 1000)::int as wait from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'payment.run'`,
    )
    return jobs.map(({ wait }) => wait)
  }
  expect(await waits('manual')).toEqual([UNDO_ACCEPT_MS])
  expect(await waits('automatic')).toEqual([0])
})

test('once the card was asked the acceptance stands', async () => {
  const world = await setUp()
  const { params } = await request(world)
  await world.provider(acceptBooking, { params })
  await world.api.platform.database.row('update payment_op set attempts = 1 where booking_id = $1', [params.bookingId])
  expect(await world.provider(undoAccept, { params })).toMatchObject({ status: 409, code: 'booking_state' })
  await runJobs(world.api.platform)
  expect(await world.provider(undoAccept, { params })).toMatchObject({ status: 409, code: 'booking_state' })
  expect(await statusOf(world, params)).toBe('confirmed')
})

test('once the time to answer has run out the acceptance stands', async () => {
  const world = await setUp()
  const { params, booking } = await request(world)
  world.api.clock.set((booking.respondBy ?? 0) - 1)
  const { body } = await world.provider(acceptBooking, { params })
  expect(body.undoUntil).toBe(booking.respondBy)
  world.api.clock.advance(1)
  expect((await world.provider(getProviderBooking, { params })).body.undoUntil).toBeNull()
  expect(await world.provider(undoAccept, { params })).toMatchObject({ status: 409, code: 'booking_state' })
  await sweepAndRun(world.api.platform)
  expect(await statusOf(world, params)).toBe('confirmed')
})

test('what was booked without a yes can’t be taken back', async () => {
  const world = await setUp({ approval: 'automatic' })
  const { params } = await request(world)
  expect((await world.provider(getProviderBooking, { params })).body).toMatchObject({
    status: 'accepting',
    undoUntil: null,
  })
  expect(await world.provider(undoAccept, { params })).toMatchObject({ status: 409, code: 'booking_state' })
})

test('taken back at the very moment of the capture: one wins, and the money follows it', async () => {
  const world = await setUp()
  for (let index = 10; index < 16; index += 1) {
    const { params } = await request(world, { index })
    await world.provider(acceptBooking, { params })
    const [undone] = await Promise.all([world.provider(undoAccept, { params }), runJobs(world.api.platform)])
    await runJobs(world.api.platform)
    expect(await statusOf(world, params)).toBe(undone.status === 200 ? 'requested' : 'confirmed')
  }
})

test('the address comes when the yes can’t be taken back any more, and so do the numbers', async () => {
  const world = await setUp()
  const { params } = await request(world)
  await world.provider(acceptBooking, { params })
  const before = (await world.client(getMyBooking, { params })).body
  expect([before.address, before.provider.phone]).toEqual([null, null])
  expect((await world.provider(getProviderBooking, { params })).body.client.phone).toBeNull()
  await runJobs(world.api.platform)
  const after = (await world.client(getMyBooking, { params })).body
  expect(after.address).not.toBeNull()
  expect(after.provider.phone).toMatch(/^\+44 \d{4} \d{6}$/)
  const { body } = await world.provider(getProviderBooking, { params })
  expect(body.client.phone).toMatch(/^\+44 \d{4} \d{6}$/)
  expect(body.address).toBe(after.address)
  world.api.clock.set(after.endsAt + 48 * 3_600_000)
  expect((await world.provider(getProviderBooking, { params })).body.client.phone).toBeNull()
  expect((await world.client(getMyBooking, { params })).body.provider.phone).toBeNull()
})

test('a request says what else its day holds, and what its client has booked besides', async () => {
  const world = await setUp({}, 2)
  const [, second] = world.people
  if (!second) throw new Error('no second client')
  const one = await request(world, { index: 10 })
  await world.provider(acceptBooking, one)
  await runJobs(world.api.platform)
  const other = await request(world, { client: second, index: 11 })
  const { body } = await world.provider(getProviderBooking, other)
  const isSameDay = new Date(one.booking.startsAt).getUTCDate() === new Date(other.booking.startsAt).getUTCDate()
  expect(isSameDay).toBe(true)
  expect(body.sameDay).toEqual([
    {
      id: one.params.bookingId,
      startsAt: one.booking.startsAt,
      endsAt: one.booking.endsAt,
      firstName: expect.any(String),
      isRequest: false,
    },
  ])
  expect(body.client).toMatchObject({ earlierVisits: 0, alsoBookedAt: null })
  const third = await request(world, { index: 14 })
  expect((await world.provider(getProviderBooking, third)).body.client).toMatchObject({
    earlierVisits: 0,
    alsoBookedAt: one.booking.startsAt,
  })
})

test('who asks again for what they did last has it done; for anything else it is too late', async () => {
  const world = await setUp()
  const { params } = await request(world)
  const decline = { params, body: { reason: 'fully_booked' } } as const
  const twice = async (ask: () => Promise<{ status: number }>) => [(await ask()).status, (await ask()).status]
  const accepted = () => world.provider(acceptBooking, { params })
  expect(await twice(accepted)).toEqual([200, 200])
  expect(await twice(() => world.provider(undoAccept, { params }))).toEqual([200, 200])
  expect(await twice(accepted)).toEqual([200, 200])
  await runJobs(world.api.platform)
  // The card was charged meanwhile: the acceptance is still what they did last.
  expect(await twice(accepted)).toEqual([200, 200])
  expect(await twice(() => world.provider(undoAccept, { params }))).toEqual([409, 409])
  expect(await twice(() => world.provider(declineBooking, decline))).toEqual([409, 409])
  expect(await twice(() => world.client(withdrawRequest, { params }))).toEqual([409, 409])
})
