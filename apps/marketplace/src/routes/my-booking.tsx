import { pages, query } from '@ginipig/api-client/core/call-options.ts'
import { listAlerts } from '@ginipig/contract/alert/alert.ts'
import { listMyBookings } from '@ginipig/contract/booking/client-calls.ts'
import { listWaits } from '@ginipig/contract/waitlist/waitlist.ts'
import type { ClientTab } from '@ginipig/domain/booking'
import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { CalendarCheck } from 'lucide-react'
import { MyBookingsPage } from '#features/booking/my-bookings/MyBookingsPage.tsx'
import { MyBookingsSearch } from '#features/booking/my-bookings/my-bookings-search.ts'
import { AlertList } from '#features/listing/alert/AlertList.tsx'

export const Route = createFileRoute('/my-booking')({
  staticData: {
    access: 'client',
    title: msg`My bookings`,
    sidebar: { order: 20, icon: CalendarCheck },
    tabBar: { order: 30, icon: CalendarCheck, links: [{ label: msg`Bookings` }] },
  },
  validateSearch: MyBookingsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, queryClient }, deps: { tab } }) => {
    const listOf = (one: ClientTab) => pages(api, listMyBookings, { query: { tab: one } })
    if (tab === 'waiting') {
      void queryClient.prefetchQuery(query(api, listWaits))
      void queryClient.prefetchQuery(query(api, listAlerts))
      return
    }
    if (tab !== undefined) return void queryClient.prefetchInfiniteQuery(listOf(tab))
    // Without a wish: what waits for an answer, unless only something settled is to be seen.
    const requested = await queryClient.fetchInfiniteQuery(listOf('requested'))
    const counts = requested.pages[0]?.counts
    const isUpcomingBetter = counts?.requested === 0 && (counts.upcoming ?? 0) > 0
    throw redirect({
      to: '/my-booking',
      search: { tab: isUpcomingBetter ? 'upcoming' : 'requested' },
      replace: true,
    })
  },
  component: MyBooking,
})

function MyBooking() {
  return <MyBookingsPage tab={Route.useSearch().tab ?? 'requested'} alerts={<AlertList />} />
}
