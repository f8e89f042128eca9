import { NoSuchBooking } from '@ginipig/features/booking/NoSuchBooking.tsx'
import { Link } from '@tanstack/react-router'

/** In place of a page about a booking that isn't with this provider. */
export const NotWithYou = () => <NoSuchBooking toBookings={(slot) => <Link to="/provider/my-bookings" {...slot} />} />
