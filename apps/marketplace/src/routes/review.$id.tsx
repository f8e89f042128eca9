import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadReview } from '#features/review/load-review.ts'
import { ReviewPage } from '#features/review/ReviewPage.tsx'

export const Route = createFileRoute('/review/$id')({
  staticData: { access: 'client', title: msg`Your review`, partOf: '/my-booking' },
  loader: ({ context, params }) => loadReview(context, params.id),
  component: Review,
})

function Review() {
  return <ReviewPage bookingId={Route.useParams().id} />
}
