/** For whoever changes what a provider offers, in the transaction that does: bookings count their own room. */
export { refreshRoom } from './booking.sql.ts'
