import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { NotYourBooking } from '#features/booking/NotYourBooking.tsx'
import { LeaveReviewPage } from '#features/review/LeaveReviewPage.tsx'
import { loadForm } from '#features/review/load-review.ts'

export const Route = createFileRoute('/edit-review/$id')({
  staticData: { access: 'client', title: msg`Change your review`, partOf: '/my-booking' },
  loader: ({ context, params }) => loadForm(context, params.id, 'change'),
  component: EditReview,
  notFoundComponent: NotYourBooking,
})

function EditReview() {
  return <LeaveReviewPage bookingId={Route.useParams().id} />
}
