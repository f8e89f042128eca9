import { providerBookingsQuery } from '@ginipig/api-client/booking'
import { providerTabs } from '@ginipig/domain/booking'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { CalendarCheck } from 'lucide-react'
import * as v from 'valibot'
import { MyBookingsPage } from '../../features/booking/MyBookingsPage.tsx'

/** What doesn't fit falls back to what is waiting. */
const Search = v.object({
  tab: v.optional(v.fallback(v.optional(v.picklist(providerTabs)), undefined)),
  booking: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined)),
})

export const Route = createFileRoute('/provider/my-bookings')({
  staticData: {
    access: 'provider',
    title: msg`Bookings`,
    sidebar: { order: 1, icon: CalendarCheck },
    tabBar: { order: 1, icon: CalendarCheck },
  },
  validateSearch: Search,
  loaderDeps: ({ search: { tab = 'requests' } }) => ({ tab }),
  loader: ({ context: { api, queryClient }, deps: { tab } }) =>
    queryClient.ensureInfiniteQueryData(providerBookingsQuery(api, tab)),
  component: MyBookings,
})

function MyBookings() {
  const { tab = 'requests', booking } = Route.useSearch()
  return <MyBookingsPage tab={tab} selected={booking} />
}
