/** For callers that change what a provider offers, in the same transaction; bookings recount by themselves. */
export { recountAvailability } from './booking.sql.ts'
