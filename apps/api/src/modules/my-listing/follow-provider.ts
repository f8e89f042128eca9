import type { Sql } from '#platform/database/sql.ts'
import { enqueueListingChanged } from './enqueue-listing-changed.ts'
import { moveWithProvider } from './publish.sql.ts'

/** After a provider's address changed, in its transaction: listings at the profile's address follow, and whoever looks at
 *  them is told. What is booked of them stays where its client was told to come. */
export async function followProvider(sql: Sql, providerId: string, now: number): Promise<void> {
  for (const { id } of await moveWithProvider(sql, providerId, now))
    await enqueueListingChanged(sql, { providerId, listingId: id })
}
