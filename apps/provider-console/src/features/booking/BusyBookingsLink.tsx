import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { pages } from '@ginipig/api-client/core/call-options.ts'
import { listProviderBookings } from '@ginipig/contract/booking/provider-calls.ts'
import { busyTab } from '@ginipig/domain/booking'
import type { LinkSlot } from '@ginipig/ui/render-link'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

/** To the bookings that aren't over, for who can't delete their account because of them. */
export function BusyBookingsLink(slot: LinkSlot) {
  const { data } = useInfiniteQuery(pages(useApi(), listProviderBookings, { query: { tab: 'requests' } }))
  const tab = busyTab('provider', data?.pages[0]?.counts ?? {})
  return <Link to="/provider/my-bookings" search={{ tab }} {...slot} />
}
