import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { redirectToHold } from '#features/booking/flow/redirect-to-hold.ts'
import { requireLogIn } from '#features/booking/flow/require-log-in.ts'
import { BookingRequestPage } from '#features/booking/request/BookingRequestPage.tsx'
import { loadSent } from '#features/booking/request/load-sent.ts'
import { SentSearch } from '#features/booking/request/sent-search.ts'

export const Route = createFileRoute('/booking-request')({
  staticData: { access: 'common', title: msg`Request sent`, partOf: '/my-booking', isPersonal: true },
  // Only the booking: what a bank's redirect adds (secrets among it) is dropped from the address.
  validateSearch: SentSearch,
  loaderDeps: ({ search }) => search,
  beforeLoad: ({ context, location, search }) => {
    if (search.id !== undefined) requireLogIn(context, location.href)
  },
  loader: async ({ context, preload, deps: { id } }) => {
    if (id === undefined) return redirectToHold({ context, preload }, '/payment-options/$id')
    await loadSent(context, id)
    return { id }
  },
  component: BookingRequest,
})

function BookingRequest() {
  return <BookingRequestPage bookingId={Route.useLoaderData().id} />
}
