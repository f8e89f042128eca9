import { query } from '@ginipig/api-client/core/call-options.ts'
import { loadOrNotFound } from '@ginipig/app/route/load-or-not-found.ts'
import { getListingDraft } from '@ginipig/contract/listing/listing-draft.ts'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ReviewPage } from '../../features/listing/review/ReviewPage.tsx'
import { NothingHere } from '../../shared/not-found/ConsoleNotFound.tsx'

export const Route = createFileRoute('/provider/review-appointment/$id')({
  staticData: { access: 'provider', title: msg`Review appointment`, partOf: '/provider/my-listings', chrome: 'docked' },
  loader: ({ context: { api, queryClient }, params: { id } }) =>
    loadOrNotFound(queryClient.ensureQueryData(query(api, getListingDraft, { params: { listingId: id } }))),
  component: ReviewAppointment,
  notFoundComponent: () => <NothingHere text={<Trans>There is no such appointment in your account.</Trans>} />,
})

function ReviewAppointment() {
  return <ReviewPage listingId={Route.useParams().id} />
}
