import { listingCountsQuery, searchListingsQuery } from '@ginipig/api-client/listing'
import { keepSearch } from '@ginipig/features/shell'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { BrowsePage } from '#features/treatment/browse/BrowsePage.tsx'
import { toListingFilters } from '#features/treatment/search/listing-filters.ts'
import { readTreatmentSearch, type TreatmentSearch } from '#features/treatment/search/treatment-search.ts'
import { treatmentSearchParts } from '#features/treatment/search/treatment-search-parts.ts'

export const Route = createFileRoute('/treatment/')({
  staticData: {
    access: 'common',
    leadsTo: ['/category-detail/$treatmentId'],
    title: msg`All treatments`,
    headerSearch: { order: 1, links: [{ label: msg`Search treatments or people` }] },
    tabBar: { order: 2, icon: Search, links: [{ label: msg`Explore` }] },
  },
  validateSearch: keepSearch<TreatmentSearch>(treatmentSearchParts),
  loaderDeps: ({ search }) => search,
  // Not waited for: the page is there at once and shows what is still coming.
  loader: ({ context: { api, queryClient }, deps }) => {
    void queryClient.prefetchInfiniteQuery(
      searchListingsQuery(api, toListingFilters(undefined, readTreatmentSearch(deps))),
    )
    void queryClient.prefetchQuery(listingCountsQuery(api))
  },
  component: AllTreatments,
})

function AllTreatments() {
  const navigate = Route.useNavigate()
  return (
    <BrowsePage
      category={undefined}
      search={Route.useSearch({ select: readTreatmentSearch, structuralSharing: true })}
      onSearchChange={(change, how) =>
        void navigate({
          search: (now) => ({ ...readTreatmentSearch(now), ...change }),
          replace: how?.replace ?? false,
          resetScroll: false,
        })
      }
    />
  )
}
