import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { leadToHold } from '#features/booking/flow/lead-to-hold.ts'
import { requireLogIn } from '#features/booking/flow/require-log-in.ts'
import { BookingRequestPage } from '#features/booking/request/BookingRequestPage.tsx'
import { loadSent } from '#features/booking/request/load-sent.ts'

/** Only the booking: what a bank's redirect adds (secrets among it) is dropped from the address. */
const Search = v.object({ id: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined)) })

export const Route = createFileRoute('/booking-request')({
  staticData: { access: 'common', title: msg`Request sent` },
  validateSearch: Search,
  loaderDeps: ({ search }) => search,
  beforeLoad: ({ context, location, search }) => {
    if (search.id !== undefined) requireLogIn(context, location.href)
  },
  loader: async ({ context, deps: { id } }) => {
    if (id === undefined) return leadToHold(context, '/payment-options/$id')
    await loadSent(context, id)
    return { id }
  },
  component: BookingRequest,
})

function BookingRequest() {
  return <BookingRequestPage bookingId={Route.useLoaderData().id} />
}
