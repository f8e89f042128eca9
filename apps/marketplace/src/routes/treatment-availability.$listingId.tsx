import { errorCode } from '@ginipig/api-client/core/api-error.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import type { Services } from '@ginipig/app/services/services.ts'
import { getHold } from '@ginipig/contract/booking/client-calls.ts'
import { Id } from '@ginipig/contract/core/scalar.ts'
import { getListing, getListingMonth } from '@ginipig/contract/listing/get-listing.ts'
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { AvailabilityPage } from '#features/booking/availability/AvailabilityPage.tsx'
import { AvailabilitySearch } from '#features/booking/availability/availability-search.ts'
import { shownMonth } from '#features/booking/availability/first-month.ts'

export const Route = createFileRoute('/treatment-availability/$listingId')({
  staticData: {
    access: 'client',
    title: msg`Date and time`,
    chrome: 'flow',
  },
  validateSearch: AvailabilitySearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps, preload }) => {
    const { api, queryClient } = context
    const { listingId } = params
    if (!v.is(Id, listingId)) throw noListing(context, preload)
    try {
      const listing = await queryClient.ensureQueryData(query(api, getListing, { params: { listingId } }))
      const month = shownMonth(deps, listing, Date.now())
      void queryClient.prefetchQuery(query(api, getListingMonth, { params: { listingId, month } }))
      void queryClient.prefetchQuery(query(api, getHold))
    } catch (error) {
      // The treatment's own page says so.
      if (errorCode(error) === 'listing_gone')
        throw redirect({ to: '/category-detail/$listingId', params, replace: true })
      throw errorCode(error) === 'listing_not_found' ? noListing(context, preload) : error
    }
  },
  component: Availability,
})

/** Source: spec §8. A link only pointed at says nothing yet. */
function noListing({ toasts }: Services, isPreload: boolean) {
  if (!isPreload) toasts.push({ tone: 'danger', text: i18n._(msg`No treatment available`) })
  return redirect({ to: '/treatment' })
}

function Availability() {
  const { listingId } = Route.useParams()
  const navigate = Route.useNavigate()
  return (
    <AvailabilityPage
      listingId={listingId}
      search={Route.useSearch()}
      onSearchChange={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  )
}
