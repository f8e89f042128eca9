import { getListing, getListingMonth } from '@ginipig/contract/listing/get-listing.ts'
import { getListingDraft, type ListingDraft } from '@ginipig/contract/listing/listing-draft.ts'
import { getMyListing, listMyListings, type MyListing } from '@ginipig/contract/listing/my-listings.ts'
import { type Effects, keyOf } from '#core/call-options.ts'
import { ownTimes } from '#diary.ts'

/** What a provider sees of their own listings: a booking changes it too. */
export const ownListings = [keyOf(listMyListings), keyOf(getMyListing), ...ownTimes]

/** What clients see of any listing. */
const shown = [keyOf(getListing), keyOf(getListingMonth)]

/** After a listing was published, closed, opened or deleted. */
export const listingChanged: Effects<unknown> = { stale: [...ownListings, ...shown, keyOf(getListingDraft)] }

/** After it was closed or opened. */
export const myListingChanged: Effects<MyListing> = {
  keep: (client, listing) =>
    void client.setQueryData(keyOf(getMyListing, { params: { listingId: listing.id } }), listing),
  stale: [keyOf(listMyListings), ...ownTimes, ...shown, keyOf(getListingDraft)],
}

/** After a draft was begun. */
export const draftBegun: Effects<ListingDraft> = {
  keep: (client, draft) => void client.setQueryData(keyOf(getListingDraft, { params: { listingId: draft.id } }), draft),
  stale: [keyOf(listMyListings)],
}
