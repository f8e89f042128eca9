import { query } from '@ginipig/api-client/core/call-options.ts'
import { loadOrNotFound } from '@ginipig/app/route/load-or-not-found.ts'
import { getProviderBooking } from '@ginipig/contract/booking/provider-calls.ts'
import { Id } from '@ginipig/contract/core/scalar.ts'
import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import * as v from 'valibot'
import { BookingDetailsPage } from '../../features/booking/BookingDetailsPage.tsx'
import { NotWithYou } from '../../shared/not-found/NotWithYou.tsx'

export const Route = createFileRoute('/provider/booking-details/$id')({
  staticData: { access: 'provider', title: msg`Booking`, partOf: '/provider/my-bookings' },
  loader: ({ context: { api, queryClient }, params: { id } }) => {
    if (!v.is(Id, id)) throw notFound()
    return loadOrNotFound(queryClient.ensureQueryData(query(api, getProviderBooking, { params: { bookingId: id } })))
  },
  component: BookingDetails,
  notFoundComponent: NotWithYou,
})

function BookingDetails() {
  return <BookingDetailsPage bookingId={Route.useParams().id} />
}
