import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'
import { Cursor, Id, Instant, PageSize } from '#core/scalar.ts'
import { ListingCard, ProviderSummary } from '#listing/listing-card.ts'

/** What a client keeps of each kind, at most. */
export const MAX_FAVOURITES = 500

/** Ids of what a client has saved: what every heart on a page is drawn by. */
export const Favourites = v.object({ listingIds: v.array(Id), providerIds: v.array(Id) })
export type Favourites = v.InferOutput<typeof Favourites>

export const getFavourites = endpoint({
  name: 'getFavourites',
  method: 'GET',
  path: '/favourites',
  access: 'client',
  response: Favourites,
})

/** Saved once, however often it is asked for. @throws `favourites_full` at `MAX_FAVOURITES` */
export const putFavouriteListing = endpoint({
  name: 'putFavouriteListing',
  method: 'PUT',
  path: '/favourites/listings/:listingId',
  access: 'client',
  params: v.object({ listingId: Id }),
  body: v.object({}),
  response: Favourites,
  errors: ['listing_not_found', 'favourites_full'],
})

/** What isn't saved, or is gone, is no favourite afterwards either. */
export const deleteFavouriteListing = endpoint({
  name: 'deleteFavouriteListing',
  method: 'DELETE',
  path: '/favourites/listings/:listingId',
  access: 'client',
  params: v.object({ listingId: Id }),
  response: Favourites,
})

export const putFavouriteProvider = endpoint({
  name: 'putFavouriteProvider',
  method: 'PUT',
  path: '/favourites/providers/:providerId',
  access: 'client',
  params: v.object({ providerId: Id }),
  body: v.object({}),
  response: Favourites,
  errors: ['provider_not_found', 'favourites_full'],
})

export const deleteFavouriteProvider = endpoint({
  name: 'deleteFavouriteProvider',
  method: 'DELETE',
  path: '/favourites/providers/:providerId',
  access: 'client',
  params: v.object({ providerId: Id }),
  response: Favourites,
})

/** A saved treatment. `newTimesAt`: when its client was last told that it has new times; null where that was more than
 *  `NEW_TIMES_DAYS` ago, and where there is no time any more. */
export const SavedListing = v.object({ ...ListingCard.entries, newTimesAt: v.nullable(Instant) })
export type SavedListing = v.InferOutput<typeof SavedListing>

/** For how long a saved treatment says that it has new times. */
export const NEW_TIMES_DAYS = 7

/** Saved treatments, the latest first, also those without room now. */
export const listFavouriteListings = endpoint({
  name: 'listFavouriteListings',
  method: 'GET',
  path: '/favourites/listings',
  access: 'client',
  query: v.object({ cursor: v.optional(Cursor), limit: v.optional(PageSize, '12') }),
  response: v.object({ items: v.array(SavedListing), nextCursor: v.nullable(v.string()) }),
})

/** Saved providers, the latest first, with what they have open. */
export const listFavouriteProviders = endpoint({
  name: 'listFavouriteProviders',
  method: 'GET',
  path: '/favourites/providers',
  access: 'client',
  query: v.object({ cursor: v.optional(Cursor), limit: v.optional(PageSize, '12') }),
  response: v.object({
    items: v.array(v.object({ ...ProviderSummary.entries, outwardPostcode: v.string(), listingCount: v.number() })),
    nextCursor: v.nullable(v.string()),
  }),
})
