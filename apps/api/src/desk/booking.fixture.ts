import { contestNoShow } from '@ginipig/contract/booking/client-calls.ts'
import {
  cancelBookingAsProvider,
  completeBooking,
  markNoShow,
  releasePayment,
} from '@ginipig/contract/booking/provider-calls.ts'
import { MINUTE_MS } from '@ginipig/domain/time'
import { setUp, type World } from '#modules/booking/booking.fixture.ts'
import { confirmed, rest } from '#modules/booking/ending.fixture.ts'
import { openDesk, type TestDesk } from './desk.fixture.ts'

type BookingParams = { bookingId: string }

export type AtDesk = { world: World; params: BookingParams; reference: string; path: string; desk: TestDesk }

/** A desk over a world in which a booking was lived so far. */
export async function atDesk(world: World, params: BookingParams): Promise<AtDesk> {
  const { database } = world.api.platform
  const row = await database.row<{ reference: string }>('select reference from booking where id = $1', [
    params.bookingId,
  ])
  const reference = row?.reference ?? ''
  return { world, params, reference, path: `/bookings/${reference}`, desk: await openDesk(world.api) }
}

/** Its client is said not to have come, and says otherwise, in these words. */
export async function contested(words: string): Promise<AtDesk> {
  const world = await setUp()
  const { params, startsAt } = await confirmed(world)
  world.api.clock.set(startsAt + 15 * MINUTE_MS)
  await world.provider(markNoShow, { params })
  await world.client(contestNoShow, { params, body: { words } })
  await rest(world)
  return atDesk(world, params)
}

/** Its provider has cancelled, and owes the fee. */
export async function cancelled(asksWaiver: boolean): Promise<AtDesk> {
  const world = await setUp()
  const { params } = await confirmed(world, 'deposit', 8)
  await world.provider(cancelBookingAsProvider, { params, body: { reason: 'illness', asksWaiver } })
  await rest(world)
  return atDesk(world, params)
}

/** Took place, and its provider has their share. @param price - pence */
export async function released(price = 5_400): Promise<AtDesk> {
  const world = await setUp({ price, rrp: price * 2 })
  const { params, startsAt } = await confirmed(world)
  world.api.clock.set(startsAt + MINUTE_MS)
  await world.provider(completeBooking, { params })
  await world.provider(releasePayment, { params })
  await rest(world)
  return atDesk(world, params)
}
