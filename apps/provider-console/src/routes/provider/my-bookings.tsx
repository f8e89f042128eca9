import { pages } from '@ginipig/api-client/core'
import { listProviderBookings } from '@ginipig/contract/booking'
import { keepSearch } from '@ginipig/features/shell'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { type BookingsSearch, readBookings } from '../../features/booking/bookings-search.ts'
import { MyBookingsPage } from '../../features/booking/MyBookingsPage.tsx'

export const Route = createFileRoute('/provider/my-bookings')({
  staticData: {
    access: 'provider',
    leadsTo: ['/provider/booking-details/$id'],
    title: msg`Bookings`,
    sidebar: { order: 1, icon: 'bookings' },
  },
  validateSearch: keepSearch<BookingsSearch>({ tab: true, booking: true }),
  loaderDeps: ({ search: { tab } }) => ({ tab }),
  loader: ({ context: { api, queryClient }, deps }) => {
    const { tab = 'requests' } = readBookings(deps)
    return queryClient.ensureInfiniteQueryData(pages(api, listProviderBookings, { query: { tab } }))
  },
  component: MyBookings,
})

function MyBookings() {
  const { tab = 'requests', booking } = readBookings(Route.useSearch())
  return <MyBookingsPage tab={tab} selected={booking} />
}
