/** What a person is told of a booking that took no step: its day comes near; its balance was taken or refused,
 *  the card that is to pay it ends before (`card_expires`);
 *  `balance_last_call` when the last automatic try was refused too; other times were proposed, wished for, or not taken;
 *  a request still waits for its answer (`nudge`); a time came free and is held for who waits (`time_offered`).
 *  Source: spec §9, money.md §1.4, product.md §9. */
export const bookingNotices = [
  'remind',
  'balance_taken',
  'balance_failed',
  'balance_last_call',
  'card_expires',
  'nudge',
  'times_proposed',
  'times_not_taken',
  'move_wished',
  'move_refused',
  'time_offered',
] as const
export type BookingNotice = (typeof bookingNotices)[number]
