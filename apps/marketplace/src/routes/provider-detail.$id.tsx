import { pages, query } from '@ginipig/api-client/core/call-options.ts'
import { NothingFound } from '@ginipig/app/route/failure/NotFoundPage.tsx'
import { loadOrNotFound } from '@ginipig/app/route/load-or-not-found.ts'
import { Id } from '@ginipig/contract/core/scalar.ts'
import { getProviderPage, listProviderReviews } from '@ginipig/contract/provider/public-page.ts'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import * as v from 'valibot'
import { ProviderPage } from '#features/listing/provider/ProviderPage.tsx'
import { ProviderSearch, reviewQueryOf } from '#features/listing/provider/provider-search.ts'
import { prefetchFound } from '#features/listing/search/found-listings.ts'

export const Route = createFileRoute('/provider-detail/$id')({
  staticData: { access: 'common', title: msg`Provider`, headerTone: 'brand', footerBand: true },
  validateSearch: ProviderSearch,
  loaderDeps: ({ search }) => reviewQueryOf(search),
  loader: async ({ context: { api, queryClient }, params: { id }, deps }) => {
    if (!v.is(Id, id)) throw notFound()
    // Not waited for: the head is there at once.
    void prefetchFound(api, queryClient, { provider: id })
    void queryClient.prefetchInfiniteQuery(pages(api, listProviderReviews, { params: { providerId: id }, query: deps }))
    await loadOrNotFound(queryClient.ensureQueryData(query(api, getProviderPage, { params: { providerId: id } })))
  },
  component: Provider,
  notFoundComponent: () => (
    <NothingFound text={<Trans>There is no such provider: they have left Ginipig, or the link is wrong.</Trans>} />
  ),
})

function Provider() {
  const { id } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ProviderPage
      key={id}
      providerId={id}
      search={search}
      onSearchChange={(change) =>
        void navigate({
          search: (before) => ({ ...before, ...change }),
          // The tab that is read stays marked.
          hash: true,
          hashScrollIntoView: false,
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
