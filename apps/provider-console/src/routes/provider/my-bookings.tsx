import { pages } from '@ginipig/api-client/core/call-options.ts'
import { listProviderBookings } from '@ginipig/contract/booking/provider-calls.ts'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { CalendarCheck } from 'lucide-react'
import { BookingsSearch, toListQuery } from '../../features/booking/bookings-search.ts'
import { MyBookingsPage } from '../../features/booking/MyBookingsPage.tsx'

export const Route = createFileRoute('/provider/my-bookings')({
  staticData: {
    access: 'provider',
    title: msg`Bookings`,
    sidebar: { order: 1, icon: CalendarCheck },
    tabBar: { order: 1, icon: CalendarCheck },
  },
  validateSearch: BookingsSearch,
  loaderDeps: ({ search: { tab, q, month } }) => ({ tab, q, month }),
  loader: ({ context: { api, queryClient }, deps }) =>
    queryClient.ensureInfiniteQueryData(pages(api, listProviderBookings, { query: toListQuery(deps) })),
  component: MyBookings,
})

function MyBookings() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <MyBookingsPage
      search={search}
      onSearchChange={(changes) =>
        void navigate({
          search: (before) => ({ ...before, ...changes, booking: undefined }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
