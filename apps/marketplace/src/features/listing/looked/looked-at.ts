import { tabValue } from '@ginipig/app/form/tab-storage.ts'
import { Id } from '@ginipig/contract/core/scalar.ts'
import { MOST_LOOKED_AT } from '@ginipig/contract/listing/search-listings.ts'
import * as v from 'valibot'

/** Listings looked at in this tab, latest first. In the tab alone: nothing of it is anybody's, and it ends with it. */
export const lookedAt = tabValue('looked-at', v.array(Id))

export function noteLook(listingId: string): void {
  const others = (lookedAt.read() ?? []).filter((id) => id !== listingId)
  lookedAt.write([listingId, ...others].slice(0, MOST_LOOKED_AT))
}
