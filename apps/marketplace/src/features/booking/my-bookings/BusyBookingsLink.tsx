import { busyTab } from '@ginipig/domain/booking'
import type { LinkSlot } from '@ginipig/ui/render-link'
import { Link } from '@tanstack/react-router'
import { useBookingList } from './use-booking-list.ts'

/** To the bookings that aren't over, for who can't delete their account because of them. */
export function BusyBookingsLink(slot: LinkSlot) {
  const { data } = useBookingList('requested')
  const tab = busyTab('client', data?.pages[0]?.counts ?? {})
  return <Link to="/my-booking" search={{ tab }} {...slot} />
}
