import { pages, query } from '@ginipig/api-client/core/call-options.ts'
import { getDiary } from '@ginipig/contract/listing/diary.ts'
import { listMyListings } from '@ginipig/contract/listing/my-listings.ts'
import { DEFAULT_ZONE, toWallClock } from '@ginipig/domain/time'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { CalendarDays } from 'lucide-react'
import { takesSlots } from '../../features/diary/add-form.ts'
import { DiaryPage } from '../../features/diary/DiaryPage.tsx'
import { weekOf } from '../../features/diary/diary-days.ts'
import { DiarySearch } from '../../features/diary/diary-search.ts'

export const Route = createFileRoute('/provider/diary')({
  staticData: {
    access: 'provider',
    title: msg`Diary`,
    sidebar: { order: 2, icon: CalendarDays },
    tabBar: { order: 2, icon: CalendarDays },
  },
  validateSearch: DiarySearch,
  loaderDeps: ({ search: { day } }) => ({ day }),
  loader: async ({ context: { api, queryClient }, deps: { day } }) => {
    const { from, until } = weekOf(day, toWallClock(Date.now(), DEFAULT_ZONE).date)
    const { slots, bookings, busy } = await queryClient.ensureQueryData(
      query(api, getDiary, { query: { from, until } }),
    )
    // What stands in the place of empty days depends on it: known first, nothing on the page changes places.
    if (slots.length + bookings.length + busy.length === 0)
      await queryClient.prefetchInfiniteQuery(pages(api, listMyListings, { query: takesSlots }))
  },
  component: Diary,
})

function Diary() {
  const { day, view, calendars } = Route.useSearch()
  return <DiaryPage day={day} view={view} beginsWithCalendars={calendars ?? false} />
}
