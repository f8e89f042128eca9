import { pages } from '@ginipig/api-client/core/call-options.ts'
import { listMyListings } from '@ginipig/contract/listing/my-listings.ts'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { LayoutList } from 'lucide-react'
import { ListingsSearch, toQuery } from '../../features/my-listings/listings-search.ts'
import { MyListingsPage } from '../../features/my-listings/MyListingsPage.tsx'

export const Route = createFileRoute('/provider/my-listings')({
  staticData: { access: 'provider', title: msg`Listings`, sidebar: { order: 3, icon: LayoutList } },
  validateSearch: ListingsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api, queryClient }, deps }) =>
    queryClient.ensureInfiniteQueryData(pages(api, listMyListings, { query: toQuery(deps) })),
  component: () => <MyListingsPage search={Route.useSearch()} />,
})
