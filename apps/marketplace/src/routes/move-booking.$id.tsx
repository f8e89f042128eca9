import { query } from '@ginipig/api-client/core/call-options.ts'
import { getListing } from '@ginipig/contract/listing/get-listing.ts'
import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { AvailabilitySearch } from '#features/booking/availability/availability-search.ts'
import { loadBooking } from '#features/booking/flow/load-step.ts'
import { isMovable } from '#features/booking/move/can-move.ts'
import { MoveBookingPage } from '#features/booking/move/MoveBookingPage.tsx'
import { NotYourBooking } from '#features/booking/NotYourBooking.tsx'

export const Route = createFileRoute('/move-booking/$id')({
  staticData: { access: 'client', title: msg`Move your booking`, chrome: 'flow', partOf: '/my-booking' },
  validateSearch: AvailabilitySearch,
  loader: async ({ context, params }) => {
    const booking = await loadBooking(context, params.id)
    if (!isMovable(booking)) throw redirect({ to: '/booking-details/$id', params, replace: true })
    const { api, queryClient } = context
    await queryClient.ensureQueryData(query(api, getListing, { params: { listingId: booking.listing.id } }))
  },
  component: MoveBooking,
  notFoundComponent: NotYourBooking,
})

function MoveBooking() {
  const { id } = Route.useParams()
  const navigate = Route.useNavigate()
  return (
    <MoveBookingPage
      bookingId={id}
      search={Route.useSearch()}
      onSearchChange={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  )
}
