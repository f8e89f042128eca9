import { firstInLine, offerTime, type Waiter } from '@ginipig/domain/waitlist'
import { holdForAnother } from '#modules/booking/hold.ts'
import { lockProvider } from '#platform/database/provider-key.ts'
import type { Sql } from '#platform/database/sql.ts'
import type { Platform } from '#platform/platform.ts'
import { isStopped } from '#platform/safety/safety-switch.ts'
import { dropBooked, type FreeRow, readFree, readLine, type WaiterRow } from './waitlist.sql.ts'

const waiterOf = (row: WaiterRow): Waiter => ({
  clientId: row.client_id,
  day: row.day,
  since: row.since,
  isBlocked: row.is_blocked,
  isBooked: row.is_booked,
  isHolding: row.is_holding,
  passed: row.passed,
})

/** Offers each free slot of a provider to the first in its line, as a hold, and notifies them. Reads the state when it
 *  runs: idempotent, and safe after anything that may have freed a slot. Source: product.md §9, decision 0067.
 *  @returns how many slots it held */
export async function offerFreed(platform: Platform, providerId: string): Promise<number> {
  const { clock, database } = platform
  if ((await dropBooked(database, providerId)) === 0) return 0
  // Nobody could pay for what they are offered: the sweep comes again.
  if (await isStopped(database, 'bookings')) return 0
  let held = 0
  for (const slot of await readFree(database, providerId, clock.now()))
    held += (await database.transaction((sql) => offer(platform, sql, providerId, slot))) ? 1 : 0
  return held
}

/** Asks one after the other, until the slot is held for somebody. */
async function offer(platform: Platform, sql: Sql, providerId: string, slot: FreeRow): Promise<boolean> {
  const now = platform.clock.now()
  const { id, day, starts_at: startsAt, approval, must_haves: mustHaves } = slot
  const from = offerTime({ day, startsAt, approval, mustHaves }, now)
  if (from === undefined) return false
  await lockProvider(sql, providerId)
  let line = (await readLine(sql, providerId, slot.listing_id, now)).map(waiterOf)
  for (let first = firstInLine(line, { id, day }); first; first = firstInLine(line, { id, day })) {
    const { clientId } = first
    if (await holdForAnother(platform, sql, { clientId, slotId: id, from })) return true
    line = line.filter((one) => one.clientId !== clientId)
  }
  return false
}
