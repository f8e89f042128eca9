import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { BookingDetailsPage } from '#features/booking/details/BookingDetailsPage.tsx'
import { loadBooking } from '#features/booking/flow/load-step.ts'
import { ListingCard } from '#features/listing/card/ListingCard.tsx'

export const Route = createFileRoute('/booking-details/$id')({
  staticData: { access: 'client', title: msg`Booking details` },
  loader: ({ context, params }) => loadBooking(context, params.id),
  component: BookingDetails,
})

function BookingDetails() {
  return <BookingDetailsPage bookingId={Route.useParams().id} LikeCard={ListingCard} />
}
