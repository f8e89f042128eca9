import type { BookingStatus } from '@ginipig/domain/booking'
import { toWallClock } from '@ginipig/domain/time'
import { at, type Sql } from '#platform/database/sql.ts'
import type { Platform } from '#platform/platform.ts'
import type { Emitter } from '#platform/realtime/emitter.ts'

type Row = {
  id: string
  status: BookingStatus
  client_id: string
  provider_id: string
  listing_id: string
  slot_id: string
  starts_at: number
  zone: string
  is_known_to_provider: boolean
}

/** Counts a provider's open slots anew: soonest and places of each of their listings. */
export const refreshRoom = (sql: Sql, providerId: string, now: number) =>
  sql.row('select refresh_room($1, $2)', [providerId, at(now)])

/** `booking.moved`: counts the room again, then tells the booking's two people and those who watch the listing.
 *  Reads what is true when it runs, so late, double or merged jobs are harmless. */
export async function tellMoved(platform: Platform, emitter: Emitter, bookingId: string): Promise<void> {
  const { database, clock } = platform
  const booking = await database.row<Row>(
    `select b.id, b.status, b.client_id, b.provider_id, b.listing_id, b.slot_id, b.starts_at, l.zone,
       b.requested_at is not null as is_known_to_provider
     from booking b join listing l on l.id = b.listing_id where b.id = $1`,
    [bookingId],
  )
  if (!booking) return
  await refreshRoom(database, booking.provider_id, clock.now())
  const news = { bookingId: booking.id, status: booking.status }
  await emitter.toAccount(booking.client_id, 'booking.changed', news)
  if (booking.is_known_to_provider) await emitter.toAccount(booking.provider_id, 'booking.changed', news)
  const { date } = toWallClock(booking.starts_at, booking.zone)
  await emitter.toListing(booking.listing_id, 'slot.changed', {
    listingId: booking.listing_id,
    slotId: booking.slot_id,
    date,
  })
}

/** Rooms change with time too: a slot that can no longer be taken in time must leave the lists. */
export async function refreshPassedRooms(platform: Platform): Promise<number> {
  const { database, clock } = platform
  const now = clock.now()
  const rows = await database.rows<{ provider_id: string }>(
    `select distinct provider_id from listing
     where next_slot_at < $1::timestamptz + case approval when 'manual' then interval '150 minutes' else interval '30 minutes' end
     limit 500`,
    [at(now)],
  )
  for (const row of rows) await refreshRoom(database, row.provider_id, now)
  return rows.length
}
