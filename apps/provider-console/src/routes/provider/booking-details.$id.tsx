import { query } from '@ginipig/api-client/core/call-options.ts'
import { loadOrNotFound } from '@ginipig/app/route/load-or-not-found.ts'
import { getProviderBooking } from '@ginipig/contract/booking/provider-calls.ts'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { BookingDetailsPage } from '../../features/booking/BookingDetailsPage.tsx'
import { NothingHere } from '../../shared/not-found/ConsoleNotFound.tsx'

export const Route = createFileRoute('/provider/booking-details/$id')({
  staticData: { access: 'provider', title: msg`Booking`, partOf: '/provider/my-bookings' },
  loader: ({ context: { api, queryClient }, params: { id } }) =>
    loadOrNotFound(queryClient.ensureQueryData(query(api, getProviderBooking, { params: { bookingId: id } }))),
  component: BookingDetails,
  notFoundComponent: () => <NothingHere text={<Trans>There is no such booking in your account.</Trans>} />,
})

function BookingDetails() {
  return <BookingDetailsPage bookingId={Route.useParams().id} />
}
