import { query } from '@ginipig/api-client/core/call-options.ts'
import { getClientReview } from '@ginipig/contract/review/review.ts'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ClientReviewPage } from '../../features/review/ClientReviewPage.tsx'
import { loadOrRedirectToBooking } from '../../features/review/load-or-redirect.ts'
import { NotWithYou } from '../../shared/not-found/NotWithYou.tsx'

export const Route = createFileRoute('/provider/review/$id')({
  staticData: { access: 'provider', title: msg`Review of a client`, partOf: '/provider/my-bookings' },
  loader: ({ context: { api, queryClient }, params: { id } }) =>
    loadOrRedirectToBooking(id, () =>
      queryClient.fetchQuery(query(api, getClientReview, { params: { bookingId: id } })),
    ),
  component: Review,
  notFoundComponent: NotWithYou,
})

function Review() {
  return <ClientReviewPage bookingId={Route.useParams().id} />
}
