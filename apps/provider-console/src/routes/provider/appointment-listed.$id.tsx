import { query } from '@ginipig/api-client/core/call-options.ts'
import { loadOrNotFound } from '@ginipig/app/route/load-or-not-found.ts'
import { getMyListing } from '@ginipig/contract/listing/my-listings.ts'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ListedPage } from '../../features/listing/listed/ListedPage.tsx'
import { NothingHere } from '../../shared/not-found/ConsoleNotFound.tsx'

export const Route = createFileRoute('/provider/appointment-listed/$id')({
  staticData: { access: 'provider', title: msg`Appointment listed`, partOf: '/provider/my-listings' },
  loader: ({ context: { api, queryClient }, params: { id } }) =>
    loadOrNotFound(queryClient.ensureQueryData(query(api, getMyListing, { params: { listingId: id } }))),
  component: AppointmentListed,
  notFoundComponent: () => <NothingHere text={<Trans>There is no such appointment in your account.</Trans>} />,
})

function AppointmentListed() {
  return <ListedPage listingId={Route.useParams().id} />
}
