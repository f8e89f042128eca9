import { query, useApi } from '@ginipig/api-client/core'
import { getProviderBooking } from '@ginipig/contract/booking'
import { usePrefetchQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { PanelSkeleton } from './PanelSkeleton.tsx'

/** Only a wide screen has it beside the list, so the list doesn't wait for it. */
const BookingDetailBeside = lazy(async () => ({
  default: (await import('./BookingDetailBeside.tsx')).BookingDetailBeside,
}))

/** One booking beside the list: the panel and its booking come at the same time, after the list. */
export function BookingDetailSoon({ bookingId }: { bookingId: string }) {
  usePrefetchQuery(query(useApi(), getProviderBooking, { params: { bookingId } }))
  return (
    <Suspense fallback={<PanelSkeleton />}>
      <BookingDetailBeside bookingId={bookingId} />
    </Suspense>
  )
}
