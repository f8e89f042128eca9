import { recountAlone } from '#modules/booking/availability.ts'
import { readOverdueDebt, readOverdueDebts } from '#modules/payment/debt.ts'
import { lockProvider } from '#platform/database/provider-key.ts'
import { notify } from '#platform/notify/notify.ts'
import type { Platform } from '#platform/platform.ts'
import type { Emitter } from '#platform/realtime/emitter.ts'
import { closeListings } from './close-listings.ts'
import { enqueueDiaryChanged, enqueueListingChanged, type ListingKey } from './enqueue-listing-changed.ts'
import { raiseDue } from './listed.sql.ts'
import { readSuspended } from './my-listings.sql.ts'

/** `listing.changed`: recounts availability, then notifies everybody who watches the listing or its provider, and every
 *  server that caches search pages. Reads the state when it runs. */
export async function showListing(platform: Platform, emitter: Emitter, listing: ListingKey): Promise<void> {
  await recountAlone(platform, listing.providerId)
  await emitter.toListing(listing.listingId, 'listing.changed', { listingId: listing.listingId })
  await emitter.toProvider(listing.providerId, 'provider.changed', { providerId: listing.providerId })
}

/** Closes the listings of who has owed us something for too long, and tells them, once a debt: what is booked stays, and
 *  nothing is listed anew until it is paid (money.md §1.5). @returns how many were closed */
export async function closeForDebt(platform: Platform): Promise<number> {
  const { database, clock } = platform
  let closed = 0
  for (const { providerId } of await readOverdueDebts(database, clock.now()))
    closed += await database.transaction(async (sql) => {
      await lockProvider(sql, providerId)
      // Paid since it was looked at.
      const debt = await readOverdueDebt(sql, providerId, clock.now())
      if (!debt) return 0
      const listings = await closeListings(sql, providerId, clock.now())
      if (listings === 0) return 0
      await notify(platform, sql, {
        ...{ accountId: providerId, event: `debt.${providerId}.${debt.since}`, about: { pageId: providerId } },
        kind: 'listings_closed_for_debt',
      })
      return listings
    })
  return closed
}

/** Closes the listings of who was suspended in the database by hand: nobody can book them, and who is let back in opens them again.
 *  @returns how many were closed */
export async function closeOfSuspended({ database, clock }: Platform): Promise<number> {
  let closed = 0
  for (const { id } of await readSuspended(database))
    closed += await database.transaction(async (sql) => {
      await lockProvider(sql, id)
      return closeListings(sql, id, clock.now())
    })
  return closed
}

/** Raised usual prices that have stood for long enough count from now on (trust.md §5), and who looks sees it.
 *  @returns how many */
export const raiseUsualPrices = ({ database, clock }: Pick<Platform, 'database' | 'clock'>): Promise<number> =>
  database.transaction(async (sql) => {
    const raised = await raiseDue(sql, clock.now())
    for (const listing of raised) await enqueueListingChanged(sql, listing)
    for (const providerId of new Set(raised.map((one) => one.providerId))) await enqueueDiaryChanged(sql, providerId)
    return raised.length
  })
