import {
  deleteFavouriteListing,
  deleteFavouriteProvider,
  type Favourites,
  getFavourites,
  listFavouriteListings,
  listFavouriteProviders,
  putFavouriteListing,
  putFavouriteProvider,
} from '@ginipig/contract/favourite/favourite.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '#core/api.ts'
import { keyOf } from '#core/call-options.ts'

/** What a client can save. */
export type Favourite = { kind: 'listing' | 'provider'; id: string }

const idsOf = { listing: 'listingIds', provider: 'providerIds' } as const

export const isFavourite = (favourites: Favourites | undefined, { kind, id }: Favourite): boolean =>
  favourites?.[idsOf[kind]].includes(id) ?? false

/** Optimistic state, as it will be once the server agrees. */
export function withFavourite(favourites: Favourites, { kind, id }: Favourite, isSaved: boolean): Favourites {
  const others = favourites[idsOf[kind]].filter((one) => one !== id)
  return { ...favourites, [idsOf[kind]]: isSaved ? [...others, id] : others }
}

/** Asks the API to add or remove a favourite. `keepalive`, so that it completes even when the page is left at once.
 *  @throws ApiError `favourites_full`, `listing_not_found`, `provider_not_found` */
export function sendFavourite(api: Api, { kind, id }: Favourite, isSaved: boolean): Promise<Favourites> {
  if (kind === 'listing') {
    const call = { params: { listingId: id }, keepalive: true }
    return isSaved ? api(putFavouriteListing, { ...call, body: {} }) : api(deleteFavouriteListing, call)
  }
  const call = { params: { providerId: id }, keepalive: true }
  return isSaved ? api(putFavouriteProvider, { ...call, body: {} }) : api(deleteFavouriteProvider, call)
}

/** Stores the server's answer, and cancels reads under way, which may be older. A list on screen isn't refetched, so that a
 *  favourite removed by mistake can be added again; it is when it is next shown. */
export async function setFavourites(client: QueryClient, favourites: Favourites): Promise<void> {
  await client.cancelQueries({ queryKey: keyOf(getFavourites) })
  client.setQueryData(keyOf(getFavourites), favourites)
  for (const list of [listFavouriteListings, listFavouriteProviders])
    void client.invalidateQueries({ queryKey: keyOf(list), refetchType: 'none' })
}
