import { soonestStart } from '@ginipig/domain/booking'
import { buildSlots, slotProblem } from '@ginipig/domain/listing'
import { daysAfter, fromWallClock, MINUTE_MS, toWallClock, type WallClock } from '@ginipig/domain/time'
import { at, type Sql } from '#platform/database/sql.ts'
import { nextSeed } from './account.ts'
import { createRandom, type Random } from './random.ts'
import { insertRows, type Row, range } from './rows.ts'

/** A slot's row with its instants (epoch ms) beside it. */
export type MadeSlot = { row: Row<'slot'>; startsAt: number; endsAt: number }

type Bookable = Pick<Row<'listing'>, 'id' | 'provider_id' | 'duration_minutes' | 'capacity' | 'zone'>

/** A slot that its provider may publish now. @throws RangeError for one that slotProblem names, and for a wall-clock
 *  time that does not exist on that day */
export function buildSlot(listing: Bookable, start: WallClock, now: number, random: Random): MadeSlot {
  const startsAt = fromWallClock(start, listing.zone)
  const problem = startsAt === undefined ? 'no such time' : slotProblem(startsAt, now, listing.zone)
  if (startsAt === undefined || problem) throw new RangeError(`${start.date} ${start.time}: ${problem}`)
  const endsAt = startsAt + listing.duration_minutes * MINUTE_MS
  return {
    row: {
      id: random.uuid(),
      listing_id: listing.id,
      provider_id: listing.provider_id,
      during: range(startsAt, endsAt),
      capacity: listing.capacity,
      booked: 0,
    },
    startsAt,
    endsAt,
  }
}

/** Starts of whole working days (09:00 to 17:00, wall clock), one row of back-to-back slots a day.
 *  @param days - how many days, from tomorrow on */
export function workingDays(
  listing: Pick<Bookable, 'duration_minutes' | 'zone'>,
  now: number,
  days: number,
): WallClock[] {
  const today = toWallClock(now, listing.zone).date
  const times = buildSlots(listing.duration_minutes, '09:00', '17:00')
  return Array.from({ length: days }, (_, day) => daysAfter(today, day + 1)).flatMap((date) =>
    times.map(({ from }) => ({ date, time: from })),
  )
}

/** Publishes slots of a listing, as its provider would at `now`, and counts its provider's room again. */
export async function createSlots(
  sql: Sql,
  now: number,
  listing: Bookable,
  starts: readonly WallClock[] = workingDays(listing, now, 14),
): Promise<MadeSlot[]> {
  const random = createRandom(0x51_07 + nextSeed())
  const slots = starts.map((start) => buildSlot(listing, start, now, random))
  await insertRows(
    sql,
    'slot',
    slots.map(({ row }) => row),
  )
  await recountProvider(sql, listing.provider_id, now)
  return slots
}

/** Brings a provider's cards (next slot, places left) up to date. */
export async function recountProvider(sql: Sql, providerId: string, now: number): Promise<void> {
  await sql.row('select refresh_room($1, $2, $3, $4)', [
    providerId,
    at(now),
    at(soonestStart(now, 'manual')),
    at(soonestStart(now, 'automatic')),
  ])
}
