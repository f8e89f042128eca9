export { bookingKeys } from './booking-keys.ts'
export {
  holdQuery,
  myBookingQuery,
  myBookingsQuery,
  providerBookingQuery,
  providerBookingsQuery,
} from './booking-queries.ts'
export {
  giveMustHavesMutation,
  holdSlotMutation,
  releaseHoldMutation,
  startPaymentMutation,
  syncPaymentMutation,
  withdrawRequestMutation,
} from './client-mutations.ts'
export { acceptBookingMutation, declineBookingMutation } from './provider-mutations.ts'
