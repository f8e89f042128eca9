import {
  acceptBooking,
  cancelBookingAsProvider,
  completeBooking,
  releasePayment,
} from '@ginipig/contract/booking/provider-calls.ts'
import { getEarnings, getStatement } from '@ginipig/contract/payment/earnings.ts'
import { DEFAULT_ZONE, HOUR_MS, toWallClock } from '@ginipig/domain/time'
import { expect, test } from 'vitest'
import { checkBooksAfterEach, request, setUp, slotOf, type World } from '#modules/booking/booking.fixture.ts'
import { runJobs } from '#testing/run-jobs.ts'

// £54.00: the provider has £45.90 of it, the commission is £8.10, and so is the fee for cancelling.

checkBooksAfterEach()

const read = async (world: World) => (await world.provider(getEarnings)).body

const account = async ({ api }: World, name: string) => {
  const row = await api.platform.database.row<{ sum: number }>(
    'select coalesce(sum(amount), 0)::int as sum from ledger_entry where account = $1',
    [name],
  )
  return row?.sum
}

/** Paid in full and accepted. */
async function booked(world: World, index: number) {
  const { params } = await request(world, { plan: 'full', index })
  await world.provider(acceptBooking, { params })
  await runJobs(world.api.platform)
  return params
}

test('who has earned nothing yet reads zeros for six months', async () => {
  const earnings = await read(await setUp())
  expect(earnings).toMatchObject({ onItsWay: 0, held: 0, heldBookings: 0, owed: 0, nextRelease: null })
  expect(earnings.months).toHaveLength(6)
})

test('held, owed, released and sent: each figure is the ledger’s', async () => {
  const world = await setUp()
  const first = await booked(world, 10)
  const second = await booked(world, 12)
  expect(await read(world)).toMatchObject({ held: 10_800, heldBookings: 2, owed: 0, onItsWay: 0 })
  await world.provider(cancelBookingAsProvider, { params: second, body: { reason: 'illness' } })
  await runJobs(world.api.platform)
  const owing = await read(world)
  expect(owing).toMatchObject({ held: 5_400, heldBookings: 1, owed: 810 })
  expect(owing.owed).toBe(await account(world, `provider_receivable/${world.providerId}`))
  world.api.clock.set(slotOf(world).startsAt + 3 * HOUR_MS)
  await world.provider(completeBooking, { params: first })
  expect((await read(world)).nextRelease).toMatchObject({ bookingId: first.bookingId, amount: 4_590 - 810 })
  world.api.clock.set(slotOf(world).startsAt + 30 * HOUR_MS)
  await world.provider(releasePayment, { params: first })
  await runJobs(world.api.platform)
  const done = await read(world)
  expect(done).toMatchObject({ held: 0, heldBookings: 0, owed: 0, onItsWay: 0, nextRelease: null })
  expect(0 - ((await account(world, `provider_payable/${world.providerId}`)) ?? 1)).toBe(done.onItsWay)
  const month = toWallClock(slotOf(world).startsAt + 30 * HOUR_MS, DEFAULT_ZONE).date.slice(0, 7)
  expect(done.months.at(-1)).toMatchObject({ month, count: 1, earned: 4_590, sent: 3_780 })
  const { body } = await world.provider(getStatement, { params: { month } })
  const amounts = body.lines.map(({ kind, amount }) => [kind, amount])
  for (const line of [
    ['share', 4_590],
    ['kept_back', -810],
    ['sent', -3_780],
  ])
    expect(amounts).toContainEqual(line)
  expect(body).toMatchObject({ earned: 4_590, sent: 3_780 })
})

test('a statement is of its month and its provider alone', async () => {
  const world = await setUp()
  const { body } = await world.provider(getStatement, { params: { month: '2020-01' } })
  expect(body).toMatchObject({ month: '2020-01', lines: [], earned: 0, fees: 0, sent: 0, count: 0 })
})
