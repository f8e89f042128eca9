export {
  BookingEvent,
  BookingPayment,
  ClientBooking,
  ClientBookingRow,
  GivenPhoto,
  PriceSplit,
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
export { acceptBooking, declineBooking, getProviderBooking, listProviderBookings } from './provider-calls.ts'
