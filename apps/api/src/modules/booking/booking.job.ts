import { toWallClock } from '@ginipig/domain/time'
import { addBookingCards } from '#modules/message/thread.ts'
import type { BookingKey } from '#platform/database/provider-key.ts'
import type { Platform } from '#platform/platform.ts'
import type { Emitter } from '#platform/realtime/emitter.ts'
import { recountAlone } from './availability.ts'
import { type NewsRow, readNews, readPassedSlots } from './booking.sql.ts'

/** `booking.moved`: recounts the provider's availability, adds the step to the thread of the booking's two people, then
 *  notifies them and everybody who watches the listing. Reads the state when it runs, so late, repeated or merged jobs are
 *  harmless. */
export async function showMoved(platform: Platform, emitter: Emitter, key: BookingKey): Promise<void> {
  const { database } = platform
  const booking = await readNews(database, key)
  if (!booking) return
  await recountAlone(platform, booking.provider_id)
  const news = { bookingId: booking.id, status: booking.status }
  await emitter.toAccount(booking.client_id, 'booking.changed', news)
  if (booking.is_known_to_provider) await emitter.toAccount(booking.provider_id, 'booking.changed', news)
  await showInThread(platform, emitter, booking)
  const { date } = toWallClock(booking.starts_at, booking.zone)
  await emitter.toListing(booking.listing_id, 'slot.changed', {
    listingId: booking.listing_id,
    slotId: booking.slot_id,
    date,
  })
}

/** In the talk of the two, from the moment that the provider knows of it. */
async function showInThread(
  { clock, database }: Platform,
  emitter: Emitter,
  { client_id: clientId, provider_id: providerId, is_known_to_provider }: NewsRow,
): Promise<void> {
  if (!is_known_to_provider) return
  const people = { clientId, providerId }
  if (!(await database.transaction((sql) => addBookingCards(sql, people, clock.now())))) return
  await emitter.toAccount(clientId, 'thread.changed', { personId: providerId })
  await emitter.toAccount(providerId, 'thread.changed', { personId: clientId })
}

/** Availability also changes with time: a slot that is too soon to be booked must leave the lists. */
export async function recountPassedSlots(platform: Platform): Promise<number> {
  const { database, clock } = platform
  const rows = await readPassedSlots(database, clock.now())
  for (const row of rows) await recountAlone(platform, row.provider_id)
  return rows.length
}
