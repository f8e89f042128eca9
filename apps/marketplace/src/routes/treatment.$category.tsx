import { query } from '@ginipig/api-client/core/call-options.ts'
import { getListingCounts } from '@ginipig/contract/listing/search-listings.ts'
import { categories } from '@ginipig/domain/listing'
import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { BrowsePage } from '#features/listing/browse/BrowsePage.tsx'
import { prefetchFound } from '#features/listing/search/found-listings.ts'
import { firstLength, toListingFilters } from '#features/listing/search/listing-filters.ts'
import { ListingSearch } from '#features/listing/search/listing-search.ts'

export const Route = createFileRoute('/treatment/$category')({
  staticData: {
    access: 'common',
    title: msg`Treatments`,
    header: {
      order: 1,
      links: [
        { label: msg`Hair`, params: { category: 'hair' } },
        { label: msg`Beauty`, params: { category: 'beauty' } },
        { label: msg`Wellness`, params: { category: 'wellness' } },
        { label: msg`Coaching`, params: { category: 'coaching' } },
      ],
    },
  },
  validateSearch: ListingSearch,
  loaderDeps: ({ search }) => search,
  // Not waited for: the page is there at once and shows what is still coming.
  loader: ({ context: { api, queryClient }, params, deps }) => {
    const category = categories.find((one) => one === params.category)
    if (category === undefined) throw notFound()
    void prefetchFound(api, queryClient, toListingFilters(category, deps), firstLength(deps))
    void queryClient.prefetchQuery(query(api, getListingCounts))
    return { category }
  },
  component: TreatmentsOfCategory,
})

function TreatmentsOfCategory() {
  const { category } = Route.useLoaderData()
  const navigate = Route.useNavigate()
  return (
    <BrowsePage
      key={category}
      category={category}
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
