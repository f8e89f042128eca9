import { providerBookingQuery } from '@ginipig/api-client/booking'
import { loadOrNotFound } from '@ginipig/features/shell'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { BookingDetailsPage } from '../../features/booking/BookingDetailsPage.tsx'

export const Route = createFileRoute('/provider/booking-details/$id')({
  staticData: { access: 'provider', title: msg`Booking` },
  loader: ({ context: { api, queryClient }, params: { id } }) =>
    loadOrNotFound(queryClient.ensureQueryData(providerBookingQuery(api, id))),
  component: BookingDetails,
})

function BookingDetails() {
  return <BookingDetailsPage bookingId={Route.useParams().id} />
}
