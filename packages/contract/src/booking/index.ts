export {
  BookingEvent,
  BookingPayment,
  ClientBooking,
  ClientBookingRow,
  GivenPhoto,
  ProviderBooking,
  ProviderBookingRow,
} from './booking.ts'
export {
  getHold,
  getMyBooking,
  giveMustHaves,
  holdSlot,
  listMyBookings,
  releaseHold,
  startPayment,
  syncPayment,
  withdrawRequest,
} from './client-calls.ts'
export { BookingPolicy, ClientPolicy } from './policy.ts'
export {
  acceptBooking,
  DeclineWhy,
  declineBooking,
  getProviderBooking,
  listProviderBookings,
} from './provider-calls.ts'
