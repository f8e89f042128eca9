import { providerBookingsQuery } from '@ginipig/api-client/booking'
import { providerTabs } from '@ginipig/domain/booking'
import { asId, asOneOf, searchOf } from '@ginipig/features/shell'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { CalendarCheck } from 'lucide-react'
import { MyBookingsPage } from '../../features/booking/MyBookingsPage.tsx'

/** What doesn't fit falls back to what is waiting. */
const readSearch = searchOf({ tab: asOneOf(providerTabs), booking: asId })

export const Route = createFileRoute('/provider/my-bookings')({
  staticData: {
    access: 'provider',
    title: msg`Bookings`,
    sidebar: { order: 1, icon: CalendarCheck },
    tabBar: { order: 1, icon: CalendarCheck },
  },
  validateSearch: readSearch,
  loaderDeps: ({ search: { tab = 'requests' } }) => ({ tab }),
  loader: ({ context: { api, queryClient }, deps: { tab } }) =>
    queryClient.ensureInfiniteQueryData(providerBookingsQuery(api, tab)),
  component: MyBookings,
})

function MyBookings() {
  const { tab = 'requests', booking } = Route.useSearch()
  return <MyBookingsPage tab={tab} selected={booking} />
}
