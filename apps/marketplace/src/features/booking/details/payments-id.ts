/** The part of a booking's page that lists what was charged and refunded. */
export const PAYMENTS_ID = 'payments'
