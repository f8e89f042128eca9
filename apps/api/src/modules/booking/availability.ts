import { lockProvider } from '#platform/database/provider-key.ts'
import type { Platform } from '#platform/platform.ts'
import { recountAvailability } from './booking.sql.ts'

/** For callers that change what a provider offers, in the same transaction and under the provider's lock; bookings recount by
 *  themselves. */
export { recountAvailability }

/** The same in a transaction of its own. Under the lock too: a count that was begun before a change would be written after
 *  the change's own. */
export async function recountAlone({ database, clock }: Platform, providerId: string): Promise<void> {
  await database.transaction(async (sql) => {
    await lockProvider(sql, providerId)
    await recountAvailability(sql, providerId, clock.now())
  })
}
