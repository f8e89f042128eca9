import { tabValue } from '@ginipig/app/form/tab-value.ts'
import { Id } from '@ginipig/contract/core/scalar.ts'
import { MOST_LOOKED_AT } from '@ginipig/contract/listing/search-listings.ts'
import * as v from 'valibot'

/** Listings looked at in this tab, latest first. In the tab alone: nothing of it is anybody's, and it ends with it. */
export const recentlyViewed = tabValue('recently-viewed', v.array(Id))

export function recordViewed(listingId: string): void {
  const others = (recentlyViewed.read() ?? []).filter((id) => id !== listingId)
  recentlyViewed.write([listingId, ...others].slice(0, MOST_LOOKED_AT))
}
