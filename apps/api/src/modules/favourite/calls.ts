import {
  deleteFavouriteListing,
  deleteFavouriteProvider,
  getFavourites,
  listFavouriteListings,
  listFavouriteProviders,
  putFavouriteListing,
  putFavouriteProvider,
} from '@ginipig/contract/favourite/favourite.ts'
import { type Host, serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'
import { readFavourites } from './favourite.sql.ts'
import { remove, save, savedListings, savedProviders } from './favourite.ts'

export function favouriteCalls(host: Host, platform: Platform): void {
  serve(host, getFavourites, async ({ actor }) => readFavourites(platform.database, actor.accountId))

  serve(host, putFavouriteListing, async ({ actor, params }) =>
    save(platform, { clientId: actor.accountId, kind: 'listing', id: params.listingId }),
  )

  serve(host, deleteFavouriteListing, async ({ actor, params }) =>
    remove(platform, { clientId: actor.accountId, kind: 'listing', id: params.listingId }),
  )

  serve(host, putFavouriteProvider, async ({ actor, params }) =>
    save(platform, { clientId: actor.accountId, kind: 'provider', id: params.providerId }),
  )

  serve(host, deleteFavouriteProvider, async ({ actor, params }) =>
    remove(platform, { clientId: actor.accountId, kind: 'provider', id: params.providerId }),
  )

  serve(host, listFavouriteListings, async ({ actor, query }) => savedListings(platform, actor.accountId, query))

  serve(host, listFavouriteProviders, async ({ actor, query }) => savedProviders(platform, actor.accountId, query))
}
