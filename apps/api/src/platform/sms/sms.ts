import { Audience } from '@ginipig/contract/identity/open-session.ts'
import { Language } from '@ginipig/domain/identity'
import * as v from 'valibot'

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
  v.object({ kind: v.literal('booking_booked'), bookingId: v.string() }),
  v.object({ kind: v.literal('booking_declined'), bookingId: v.string() }),
  v.object({ kind: v.literal('booking_not_paid'), bookingId: v.string() }),
])
export type Sms = v.InferOutput<typeof Sms>

/** An SMS with its number (E.164), as it waits in the queue. */
export const SmsOrder = v.object({ to: v.string(), language: Language, sms: Sms })
export type SmsOrder = v.InferOutput<typeof SmsOrder>

export type SmsSender = {
  /** @throws to be tried again; never with a number or a word of the message in its message */
  send(message: { to: string; text: string }): Promise<void>
}
