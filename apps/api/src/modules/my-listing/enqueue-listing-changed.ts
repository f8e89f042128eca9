import { MINUTE_MS } from '@ginipig/domain/time'
import type { Sql } from '#platform/database/sql.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'

export type ListingKey = { providerId: string; listingId: string }

/** Queues realtime events of a listing, in the transaction that changes it. */
export async function enqueueListingChanged(sql: Sql, listing: ListingKey): Promise<void> {
  await enqueue(sql, 'listing.changed', listing, `listing.changed:${listing.listingId}`)
}

/** The same of several of one provider's. */
export async function enqueueListingsChanged(
  sql: Sql,
  providerId: string,
  listingIds: readonly string[],
): Promise<void> {
  for (const listingId of listingIds) await enqueueListingChanged(sql, { providerId, listingId })
}

/** Tells the provider's open pages, in the transaction that changes their diary or their listings. */
export const enqueueDiaryChanged = (sql: Sql, providerId: string): Promise<void> =>
  enqueue(sql, 'diary.changed', { providerId }, `diary.changed:${providerId}`)

/** Wait in which several times added one after the other become one notification. */
const FOLLOWERS_WAIT_MS = 15 * MINUTE_MS

/** Queues the news of times that weren't there before, for who saved the listing or its provider. */
export async function enqueueFavouriteNews(sql: Sql, listing: ListingKey): Promise<void> {
  await enqueue(sql, 'favourite.news', listing, `favourite.news:${listing.listingId}`, FOLLOWERS_WAIT_MS)
}
