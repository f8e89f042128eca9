import { Audience } from '@ginipig/contract/identity/open-session.ts'
import { Language } from '@ginipig/domain/identity'
import * as v from 'valibot'

const booking = <Kind extends string>(kind: Kind) => v.object({ kind: v.literal(kind), bookingId: v.string() })

/** What is to be answered or paid by an instant (epoch ms). */
const bookingUntil = <Kind extends string>(kind: Kind) =>
  v.object({
    kind: v.literal(kind),
    bookingId: v.string(),
    until: v.number(),
    zone: v.string(),
    now: v.number(),
  })

/** Everything we write to people by SMS. Only to a number that they gave and with their consent. */
export const Sms = v.variant('kind', [
  v.object({ kind: v.literal('password_changed'), app: Audience }),
  v.object({ kind: v.literal('email_changed') }),
  /** To the provider. Instants are epoch ms. */
  v.object({
    kind: v.literal('booking_asked_of_you'),
    bookingId: v.string(),
    respondBy: v.number(),
    zone: v.string(),
    now: v.number(),
  }),
  booking('booking_booked'),
  booking('booking_declined'),
  booking('booking_not_paid'),
  v.object({ ...bookingUntil('booking_times_proposed').entries, isDayOff: v.optional(v.boolean(), false) }),
  v.object({ ...booking('booking_day_kept').entries, isConfirmed: v.optional(v.boolean(), true) }),
  bookingUntil('booking_time_offered'),
  bookingUntil('booking_move_wished'),
  booking('booking_client_cancelled'),
  booking('booking_provider_cancelled'),
  booking('booking_platform_cancelled'),
  booking('booking_platform_cancelled_for_provider'),
  bookingUntil('booking_balance_failed'),
  bookingUntil('booking_balance_last_call'),
  booking('booking_unpaid'),
  booking('booking_unpaid_for'),
])
export type Sms = v.InferOutput<typeof Sms>

/** An SMS with its number (E.164), as it waits in the queue. */
export const SmsOrder = v.object({ to: v.string(), language: Language, sms: Sms })
export type SmsOrder = v.InferOutput<typeof SmsOrder>

export type SmsSender = {
  /** @throws to be tried again; never with a number or a word of the message in its message */
  send(message: { to: string; text: string }): Promise<void>
}
