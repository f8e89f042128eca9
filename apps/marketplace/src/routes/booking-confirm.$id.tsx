import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadBooking } from '#features/booking/flow/load-step.ts'
import { requireLogIn } from '#features/booking/flow/require-log-in.ts'
import { NotYourBooking } from '#features/booking/NotYourBooking.tsx'
import { BookingConfirmPage } from '#features/booking/request/BookingConfirmPage.tsx'

export const Route = createFileRoute('/booking-confirm/$id')({
  staticData: { access: 'common', title: msg`Booking confirmed`, partOf: '/my-booking', isPersonal: true },
  beforeLoad: ({ context, location }) => requireLogIn(context, location.href),
  loader: ({ context, params }) => loadBooking(context, params.id),
  component: BookingConfirm,
  notFoundComponent: NotYourBooking,
})

function BookingConfirm() {
  return <BookingConfirmPage bookingId={Route.useParams().id} />
}
