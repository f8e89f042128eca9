import type { Sql } from '#platform/database/sql.ts'
import { enqueueListingChanged } from './enqueue-listing-changed.ts'
import { moveWithProvider } from './publish.sql.ts'

/** After a provider's address changed, in its transaction: listings at the profile's address that nobody has booked follow,
 *  and whoever looks at them is told. Those that are booked stay where clients were told to come. */
export async function followProvider(sql: Sql, providerId: string, now: number): Promise<void> {
  for (const { id } of await moveWithProvider(sql, providerId, now))
    await enqueueListingChanged(sql, { providerId, listingId: id })
}
