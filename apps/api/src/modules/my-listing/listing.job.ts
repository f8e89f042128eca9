import { MINUTE_MS } from '@ginipig/domain/time'
import { refreshRoom } from '#modules/booking/room.ts'
import type { Sql } from '#platform/database/sql.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Platform } from '#platform/platform.ts'
import type { Emitter } from '#platform/realtime/emitter.ts'
import { raiseDue } from './listed.sql.ts'

export type ListingKey = { providerId: string; listingId: string }

/** Queues the news of a listing for the open pages, in the transaction that changes it. */
export async function tellListing(sql: Sql, listing: ListingKey): Promise<void> {
  await enqueue(sql, 'listing.changed', listing, `listing.changed:${listing.listingId}`)
}

/** Several times that are added one after the other are told as one. */
const FOLLOWERS_WAIT_MS = 15 * MINUTE_MS

/** Queues the news of times that weren't there before, for who saved the listing or its provider. */
export async function tellOfTimes(sql: Sql, listing: ListingKey): Promise<void> {
  await enqueue(sql, 'favourite.news', listing, `favourite.news:${listing.listingId}`, FOLLOWERS_WAIT_MS)
}

/** `listing.changed`: counts the room again, then tells those who watch the listing, and every server that keeps pages of
 *  the search. Reads what is true when it runs. */
export async function showListing(platform: Platform, emitter: Emitter, listing: ListingKey): Promise<void> {
  await refreshRoom(platform.database, listing.providerId, platform.clock.now())
  await emitter.toListing(listing.listingId, 'listing.changed', { listingId: listing.listingId })
}

/** Raised usual prices that have stood for long enough count from now on (trust.md §5). @returns how many */
export const raiseUsualPrices = ({ database, clock }: Pick<Platform, 'database' | 'clock'>): Promise<number> =>
  raiseDue(database, clock.now())
