import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { NearPage } from '#features/listing/near/NearPage.tsx'
import { nearQuery } from '#features/listing/near/near-query.ts'
import { NearSearch } from '#features/listing/near/near-search.ts'

export const Route = createFileRoute('/near-today')({
  staticData: { access: 'common', title: msg`Near today`, footerGroup: { group: 'customer-service', order: 3 } },
  validateSearch: NearSearch,
  loaderDeps: ({ search }) => search,
  // Not waited for: the page is there at once and shows what is still coming.
  loader: ({ context: { api, queryClient }, deps }) => void queryClient.prefetchInfiniteQuery(nearQuery(api, deps)),
  component: NearToday,
})

function NearToday() {
  const navigate = Route.useNavigate()
  return (
    <NearPage
      search={Route.useSearch()}
      onSearchChange={(change) => void navigate({ search: (now) => ({ ...now, ...change }), resetScroll: false })}
    />
  )
}
