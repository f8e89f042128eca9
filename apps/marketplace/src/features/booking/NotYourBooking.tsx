import { NoSuchBooking } from '@ginipig/features/booking/NoSuchBooking.tsx'
import { Link } from '@tanstack/react-router'

/** In place of a page about a booking that isn't in the client's account. */
export const NotYourBooking = () => <NoSuchBooking toBookings={(slot) => <Link to="/my-booking" {...slot} />} />
