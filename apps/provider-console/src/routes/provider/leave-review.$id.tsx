import { query } from '@ginipig/api-client/core/call-options.ts'
import { getPlatformReview } from '@ginipig/contract/review/review.ts'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { orToBooking } from '../../features/review/or-to-booking.ts'
import { PlatformReviewPage } from '../../features/review/PlatformReviewPage.tsx'
import { NothingHere } from '../../shared/not-found/ConsoleNotFound.tsx'

export const Route = createFileRoute('/provider/leave-review/$id')({
  staticData: { access: 'provider', title: msg`Review of Ginipig`, partOf: '/provider/my-bookings' },
  loader: ({ context: { api, queryClient }, params: { id } }) =>
    orToBooking(id, () => queryClient.fetchQuery(query(api, getPlatformReview, { params: { bookingId: id } }))),
  component: LeaveReview,
  notFoundComponent: () => <NothingHere text={<Trans>There is no such booking in your account.</Trans>} />,
})

function LeaveReview() {
  return <PlatformReviewPage bookingId={Route.useParams().id} />
}
