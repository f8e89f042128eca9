import type { Sql } from '#platform/database/sql.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { tellListing } from './listing.job.ts'

/** Tells the provider's open pages, in the transaction that changes their diary. */
export const tellDiary = (sql: Sql, providerId: string): Promise<void> =>
  enqueue(sql, 'diary.changed', { providerId }, `diary.changed:${providerId}`)

/** Tells whoever watches these listings of a provider's, in the transaction that changes what they offer. */
export async function tellListings(sql: Sql, providerId: string, listingIds: readonly string[]): Promise<void> {
  for (const listingId of listingIds) await tellListing(sql, { providerId, listingId })
}
