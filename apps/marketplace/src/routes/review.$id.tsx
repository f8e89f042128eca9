import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { NotYourBooking } from '#features/booking/NotYourBooking.tsx'
import { loadReview } from '#features/review/load-review.ts'
import { ReviewPage } from '#features/review/ReviewPage.tsx'

export const Route = createFileRoute('/review/$id')({
  staticData: { access: 'client', title: msg`Your review`, partOf: '/my-booking' },
  loader: ({ context, params }) => loadReview(context, params.id),
  component: Review,
  notFoundComponent: NotYourBooking,
})

function Review() {
  return <ReviewPage bookingId={Route.useParams().id} />
}
