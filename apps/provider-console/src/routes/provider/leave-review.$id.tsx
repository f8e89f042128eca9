import { query } from '@ginipig/api-client/core/call-options.ts'
import { getPlatformReview } from '@ginipig/contract/review/review.ts'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadOrRedirectToBooking } from '../../features/review/load-or-redirect.ts'
import { PlatformReviewPage } from '../../features/review/PlatformReviewPage.tsx'
import { NotWithYou } from '../../shared/not-found/NotWithYou.tsx'

export const Route = createFileRoute('/provider/leave-review/$id')({
  staticData: { access: 'provider', title: msg`Review of Ginipig`, partOf: '/provider/my-bookings' },
  loader: ({ context: { api, queryClient }, params: { id } }) =>
    loadOrRedirectToBooking(id, () =>
      queryClient.fetchQuery(query(api, getPlatformReview, { params: { bookingId: id } })),
    ),
  component: LeaveReview,
  notFoundComponent: NotWithYou,
})

function LeaveReview() {
  return <PlatformReviewPage bookingId={Route.useParams().id} />
}
