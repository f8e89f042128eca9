import type { Waits } from '@ginipig/contract/waitlist/waitlist.ts'
import { MAX_WAITS, placeInLine, waitEnds } from '@ginipig/domain/waitlist'
import { isBlockedFrom } from '#modules/message/thread.ts'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { countOtherWaits, readWaitable, readWaits, removeWait, saveWait, type WaitRow } from './waitlist.sql.ts'

/** @throws Refusal, see the contract's `putWait` */
export async function putWait(
  { clock, database }: Platform,
  clientId: string,
  { listingId, day }: { listingId: string; day: string | null },
): Promise<void> {
  await database.transaction(async (sql) => {
    const now = clock.now()
    const others = await countOtherWaits(sql, clientId, listingId, now)
    const listing = await readWaitable(sql, clientId, listingId, day, now)
    if (!listing) throw new Refusal('listing_not_found')
    if (listing.is_booked) throw new Refusal('already_booked')
    const endsAt = waitEnds({ day, since: now }, listing.zone)
    if (endsAt <= now) throw new Refusal('listing_not_found')
    // Whoever is blocked sees no times, and learns of none here; nothing is held for them either.
    if (listing.has_room && !(await isBlockedFrom(sql, clientId, listingId))) throw new Refusal('times_open')
    if (others >= MAX_WAITS) throw new Refusal('waits_full')
    await saveWait(sql, { clientId, providerId: listing.provider_id, listingId, day, endsAt }, now)
  })
}

export async function deleteWait({ database }: Platform, clientId: string, listingId: string): Promise<void> {
  await removeWait(database, clientId, listingId)
}

export async function listWaits({ clock, database }: Platform, clientId: string): Promise<Waits> {
  const rows = await readWaits(database, clientId, clock.now())
  return { items: rows.map((row) => toWait(row, clientId)) }
}

function toWait(row: WaitRow, clientId: string): Waits['items'][number] {
  const { day, since, line, booking_id: bookingId, held_until: until } = row
  const mine = line.find((one) => one.clientId === clientId) ?? { day, since }
  return {
    listing: JSON.parse(row.card) as Waits['items'][number]['listing'], // as PostgreSQL wrote it, by the contract
    day,
    ...placeInLine(line, mine),
    endsAt: row.ends_at,
    held: bookingId === null || until === null ? null : { bookingId, until },
  }
}
