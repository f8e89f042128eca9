/** What a person is told of a booking that took no step: its day comes near, or its balance was taken or refused;
 *  `balance_last_call` when the last automatic try was refused too. Source: spec §9, money.md §1.4. */
export const bookingNotices = ['remind', 'balance_taken', 'balance_failed', 'balance_last_call'] as const
export type BookingNotice = (typeof bookingNotices)[number]
