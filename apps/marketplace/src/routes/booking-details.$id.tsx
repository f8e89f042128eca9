import { lenient } from '@ginipig/app/route/lenient.ts'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { BookingDetailsPage } from '#features/booking/details/BookingDetailsPage.tsx'
import { loadBooking } from '#features/booking/flow/load-step.ts'
import { NotYourBooking } from '#features/booking/NotYourBooking.tsx'
import { ListingCard } from '#features/listing/card/ListingCard.tsx'

export const Route = createFileRoute('/booking-details/$id')({
  staticData: { access: 'client', title: msg`Booking details`, partOf: '/my-booking' },
  /** Which question stands open: mails lead to it. */
  validateSearch: v.object({ ask: lenient(v.literal('cancel')) }),
  loader: ({ context, params }) => loadBooking(context, params.id),
  component: BookingDetails,
  notFoundComponent: NotYourBooking,
})

function BookingDetails() {
  return <BookingDetailsPage bookingId={Route.useParams().id} LikeCard={ListingCard} />
}
