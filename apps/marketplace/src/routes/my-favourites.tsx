import { pages } from '@ginipig/api-client/core/call-options.ts'
import { listFavouriteListings, listFavouriteProviders } from '@ginipig/contract/favourite/favourite.ts'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Heart } from 'lucide-react'
import { FavouritesPage } from '#features/listing/favourite/FavouritesPage.tsx'
import { FavouritesSearch } from '#features/listing/favourite/favourites-search.ts'

export const Route = createFileRoute('/my-favourites')({
  staticData: {
    access: 'client',
    title: msg`My favourites`,
    sidebar: { order: 30, icon: Heart },
    tabBar: { order: 40, icon: Heart, links: [{ label: msg`Favourites` }] },
  },
  validateSearch: FavouritesSearch,
  loaderDeps: ({ search: { tab } }) => ({ tab }),
  // Not waited for: the page says itself what it waits for.
  loader: ({ context: { api, queryClient }, deps: { tab } }) => {
    if (tab === 'people') void queryClient.prefetchInfiniteQuery(pages(api, listFavouriteProviders))
    else void queryClient.prefetchInfiniteQuery(pages(api, listFavouriteListings))
  },
  component: MyFavourites,
})

function MyFavourites() {
  return <FavouritesPage tab={Route.useSearch().tab ?? 'treatments'} />
}
