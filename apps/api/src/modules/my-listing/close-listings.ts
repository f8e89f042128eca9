import type { Sql } from '#platform/database/sql.ts'
import { enqueueDiaryChanged, enqueueListingsChanged } from './enqueue-listing-changed.ts'
import { closeAll } from './my-listings.sql.ts'

/** Closes what is listed of a provider, and tells the open pages. Under the provider's lock. @returns how many */
export async function closeListings(sql: Sql, providerId: string, now: number): Promise<number> {
  const listings = await closeAll(sql, providerId, now)
  if (listings.length === 0) return 0
  const told = listings.map(({ id }) => id)
  await enqueueListingsChanged(sql, providerId, told)
  await enqueueDiaryChanged(sql, providerId)
  return told.length
}
