import { query } from '@ginipig/api-client/core/call-options.ts'
import { getListingCounts } from '@ginipig/contract/listing/search-listings.ts'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { BrowsePage } from '#features/listing/browse/BrowsePage.tsx'
import { prefetchFound } from '#features/listing/search/found-listings.ts'
import { firstLength, toListingFilters } from '#features/listing/search/listing-filters.ts'
import { ListingSearch } from '#features/listing/search/listing-search.ts'

export const Route = createFileRoute('/treatment/')({
  staticData: {
    access: 'common',
    title: msg`All treatments`,
    headerSearch: { order: 1, links: [{ label: msg`Search treatments or people` }] },
    tabBar: { order: 2, icon: Search, links: [{ label: msg`Explore` }] },
  },
  validateSearch: ListingSearch,
  loaderDeps: ({ search }) => search,
  // Not waited for: the page is there at once and shows what is still coming.
  loader: ({ context: { api, queryClient }, deps }) => {
    void prefetchFound(api, queryClient, toListingFilters(undefined, deps), firstLength(deps))
    void queryClient.prefetchQuery(query(api, getListingCounts))
  },
  component: AllTreatments,
})

function AllTreatments() {
  const navigate = Route.useNavigate()
  return (
    <BrowsePage
      category={undefined}
      search={Route.useSearch()}
      onSearchChange={(change, how) =>
        void navigate({
          search: (now) => ({ ...now, ...change }),
          replace: how?.replace ?? false,
          resetScroll: false,
        })
      }
    />
  )
}
