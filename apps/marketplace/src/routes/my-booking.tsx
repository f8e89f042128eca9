import { myBookingsQuery } from '@ginipig/api-client/booking'
import { clientTabs } from '@ginipig/domain/booking'
import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { CalendarCheck } from 'lucide-react'
import * as v from 'valibot'
import { MyBookingsPage } from '#features/booking/my-bookings/MyBookingsPage.tsx'

const Search = v.object({ tab: v.optional(v.fallback(v.optional(v.picklist(clientTabs)), undefined)) })

export const Route = createFileRoute('/my-booking')({
  staticData: {
    access: 'client',
    title: msg`My bookings`,
    sidebar: { order: 20, icon: CalendarCheck },
    tabBar: { order: 30, icon: CalendarCheck, links: [{ label: msg`Bookings` }] },
  },
  validateSearch: Search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, queryClient }, deps }) => {
    if (deps.tab !== undefined) return void queryClient.prefetchInfiniteQuery(myBookingsQuery(api, deps.tab))
    // Without a wish: what waits for an answer, unless only something settled is to be seen.
    const { pages } = await queryClient.fetchInfiniteQuery(myBookingsQuery(api, 'requested'))
    const counts = pages[0]?.counts
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
  return <MyBookingsPage tab={Route.useSearch().tab ?? 'requested'} />
}
