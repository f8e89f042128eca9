import { pages } from '@ginipig/api-client/core/call-options.ts'
import { listProviderBookings } from '@ginipig/contract/booking/provider-calls.ts'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { CalendarCheck } from 'lucide-react'
import { BookingsSearch } from '../../features/booking/bookings-search.ts'
import { MyBookingsPage } from '../../features/booking/MyBookingsPage.tsx'

export const Route = createFileRoute('/provider/my-bookings')({
  staticData: {
    access: 'provider',
    title: msg`Bookings`,
    sidebar: { order: 1, icon: CalendarCheck },
    tabBar: { order: 1, icon: CalendarCheck },
  },
  validateSearch: BookingsSearch,
  loaderDeps: ({ search: { tab } }) => ({ tab }),
  loader: ({ context: { api, queryClient }, deps: { tab = 'requests' } }) =>
    queryClient.ensureInfiniteQueryData(pages(api, listProviderBookings, { query: { tab } })),
  component: MyBookings,
})

function MyBookings() {
  const { tab = 'requests', booking } = Route.useSearch()
  return <MyBookingsPage tab={tab} selected={booking} />
}
