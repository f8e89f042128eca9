import { pages, query } from '@ginipig/api-client/core/call-options.ts'
import { listAlerts } from '@ginipig/contract/alert/alert.ts'
import { listMyBookings } from '@ginipig/contract/booking/client-calls.ts'
import { listWaits } from '@ginipig/contract/waitlist/waitlist.ts'
import type { ClientTab } from '@ginipig/domain/booking'
import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { CalendarCheck } from 'lucide-react'
import { MyBookingsPage } from '#features/booking/my-bookings/MyBookingsPage.tsx'
import { MyBookingsSearch, openingTab } from '#features/booking/my-bookings/my-bookings-search.ts'
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
  loader: async ({ context: { api, queryClient }, deps: { tab: wished } }) => {
    const listOf = (one: ClientTab) => pages(api, listMyBookings, { query: { tab: one } })
    if (wished === 'waiting') {
      void queryClient.prefetchQuery(query(api, listWaits))
      void queryClient.prefetchQuery(query(api, listAlerts))
      return
    }
    if (wished !== undefined) return void queryClient.prefetchInfiniteQuery(listOf(wished))
    const [requested, waits] = await Promise.all([
      queryClient.fetchInfiniteQuery(listOf('requested')),
      // Bookings open without them, too; their tab says what is wrong.
      queryClient.fetchQuery(query(api, listWaits)).then(
        ({ items }) => items,
        () => [],
      ),
    ])
    const [first] = requested.pages
    const isTimeHeld = waits.some(({ held }) => held !== null)
    const tab = first ? openingTab({ ...first, waits: waits.length, isTimeHeld }) : 'requested'
    throw redirect({ to: '/my-booking', search: { tab }, replace: true })
  },
  component: MyBooking,
})

function MyBooking() {
  return <MyBookingsPage tab={Route.useSearch().tab ?? 'requested'} alerts={<AlertList />} />
}
