import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { loadBooking } from '#features/booking/flow/load-step.ts'
import { NotYourBooking } from '#features/booking/NotYourBooking.tsx'
import { OfferPage } from '#features/booking/waitlist/OfferPage.tsx'

export const Route = createFileRoute('/waitlist/$id')({
  staticData: { access: 'client', title: msg`A time opened up`, chrome: 'flow', partOf: '/my-booking' },
  loader: async ({ context, params }) => {
    const { status, requestedAt } = await loadBooking(context, params.id)
    // Taken by now: what became of it is on its page.
    if (status !== 'pending_payment' && requestedAt !== null)
      throw redirect({ to: '/booking-details/$id', params, replace: true })
  },
  component: Offer,
  notFoundComponent: NotYourBooking,
})

function Offer() {
  return <OfferPage bookingId={Route.useParams().id} />
}
