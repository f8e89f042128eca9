export { declineReasonWords } from './decline-reason.ts'
export { paymentStatusBadge } from './payment-badge.ts'
export { BookingStatusBadge, PaymentStatusBadge } from './StatusBadge.tsx'
export { type BookingSide, bookingStatusBadge, type StatusLook } from './status-badge.ts'
