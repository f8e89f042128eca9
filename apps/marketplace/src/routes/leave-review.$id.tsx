import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { NotYourBooking } from '#features/booking/NotYourBooking.tsx'
import { LeaveReviewPage } from '#features/review/LeaveReviewPage.tsx'
import { loadForm } from '#features/review/load-review.ts'

export const Route = createFileRoute('/leave-review/$id')({
  staticData: { access: 'client', title: msg`Write a review`, partOf: '/my-booking' },
  loader: ({ context, params }) => loadForm(context, params.id, 'write'),
  component: LeaveReview,
  notFoundComponent: NotYourBooking,
})

function LeaveReview() {
  return <LeaveReviewPage bookingId={Route.useParams().id} />
}
