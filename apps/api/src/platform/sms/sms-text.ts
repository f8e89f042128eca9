import type { Audience } from '@ginipig/contract/identity/open-session.ts'
import type { Language } from '@ginipig/domain/identity'
import { penOf } from '#platform/mail/words.ts'
import type { Sms } from './sms.ts'

type Pen = ReturnType<typeof penOf>

type Texts = { [Kind in Sms['kind']]: (sms: Extract<Sms, { kind: Kind }>, pen: Pen) => string }

/** Only characters of the SMS alphabet (GSM 03.38), in every language: one curly apostrophe would halve what fits. */
const texts: Texts = {
  password_changed: ({ app }, { i18n, origins }) =>
    i18n._('Ginipig: your password was changed. If it was not you, choose a new one now at {address}', {
      address: `${origins[app]}/forgot-password`,
    }),
  email_changed: (_, { i18n }) =>
    i18n._('Ginipig: the e-mail address of your account was changed. If it was not you, reply to our e-mail now.'),
  booking_asked_of_you: ({ bookingId, respondBy, zone, now }, { i18n, origins, friendlyDateTime }) =>
    i18n._('Ginipig: a new request, answer by {until}: {address}', {
      until: friendlyDateTime(respondBy, zone, now),
      address: `${origins.console}/provider/booking-details/${bookingId}`,
    }),
  booking_booked: ({ bookingId }, pen) =>
    pen.i18n._('Ginipig: your appointment is booked: {address}', { address: clientsPage(bookingId, pen) }),
  booking_declined: ({ bookingId }, pen) =>
    pen.i18n._('Ginipig: your request was declined, nothing was taken: {address}', {
      address: clientsPage(bookingId, pen),
    }),
  booking_not_paid: ({ bookingId }, pen) =>
    pen.i18n._('Ginipig: the payment did not go through, so there is no booking: {address}', {
      address: clientsPage(bookingId, pen),
    }),
}

const clientsPage = (bookingId: string, { origins }: Pen) => `${origins.marketplace}/booking-details/${bookingId}`

/** An SMS in the reader's language. */
export function smsText<Kind extends Sms['kind']>(
  sms: Extract<Sms, { kind: Kind }>,
  language: Language,
  origins: Readonly<Record<Audience, string>>,
): string {
  const text: Texts[Kind] = texts[sms.kind as Kind] // `kind` is what tells the kinds apart
  return text(sms, penOf(language, origins))
}
