import type { Audience } from '@ginipig/contract/identity/open-session.ts'
import type { Language } from '@ginipig/domain/identity'
import { type NotificationKind, notificationPath, notificationRow } from '@ginipig/domain/notification'
import { wordContext } from '#platform/mail/words.ts'
import type { Sms } from './sms.ts'

type Pen = ReturnType<typeof wordContext>

type Texts = { [Kind in Sms['kind']]: (sms: Extract<Sms, { kind: Kind }>, context: Pen) => string }

/** The page that a kind is about, as the bell leads to it. */
const pageOf = ({ kind, bookingId }: { kind: NotificationKind; bookingId: string }, { origins }: Pen) =>
  `${origins[notificationRow(kind).to === 'provider' ? 'console' : 'marketplace']}${notificationPath(kind, bookingId)}`

type Until = Extract<Sms, { until: number }>

/** The one letter of a French date that the SMS alphabet lacks: "aout" is how the reformed spelling has it. */
const momentOf = (at: number, { zone, now }: { zone: string; now: number }, { friendlyDateTime }: Pen) =>
  friendlyDateTime(at, zone, now).replace('û', 'u')

const untilOf = (sms: Until, context: Pen) => ({
  until: momentOf(sms.until, sms, context),
  address: pageOf(sms, context),
})

/** Only characters of the SMS alphabet (GSM 03.38), in every language: one curly apostrophe would halve what fits. */
const texts: Texts = {
  password_changed: ({ app }, { i18n, origins }) =>
    i18n._('Ginipig: your password was changed. If it was not you, choose a new one now at {address}', {
      address: `${origins[app]}/forgot-password`,
    }),
  email_changed: (_, { i18n }) =>
    i18n._('Ginipig: the email address of your account was changed. If it was not you, reply to our email now.'),
  booking_asked_of_you: (sms, context) =>
    context.i18n._('Ginipig: a new request, answer by {until}: {address}', {
      until: momentOf(sms.respondBy, sms, context),
      address: pageOf(sms, context),
    }),
  booking_booked: (sms, context) =>
    context.i18n._('Ginipig: your appointment is booked: {address}', { address: pageOf(sms, context) }),
  booking_declined: (sms, context) =>
    context.i18n._('Ginipig: your request was declined, nothing was taken: {address}', {
      address: pageOf(sms, context),
    }),
  booking_not_paid: (sms, context) =>
    context.i18n._('Ginipig: the payment did not go through, so there is no booking: {address}', {
      address: pageOf(sms, context),
    }),
  booking_times_proposed: (sms, context) =>
    sms.isDayOff
      ? context.i18n._(
          'Ginipig: your appointment is off. New time by {until}, or a full refund: {address}',
          untilOf(sms, context),
        )
      : context.i18n._('Ginipig: other times are held for you until {until}: {address}', untilOf(sms, context)),
  booking_day_kept: (sms, context) =>
    sms.isConfirmed
      ? context.i18n._('Ginipig: your appointment takes place on its day after all: {address}', {
          address: pageOf(sms, context),
        })
      : context.i18n._('Ginipig: your request stays on its own day after all: {address}', {
          address: pageOf(sms, context),
        }),
  booking_time_offered: (sms, context) =>
    context.i18n._('Ginipig: a time you waited for is yours until {until}: {address}', untilOf(sms, context)),
  booking_move_wished: (sms, context) =>
    context.i18n._('Ginipig: a client asks to move, answer by {until}: {address}', untilOf(sms, context)),
  booking_client_cancelled: (sms, context) =>
    context.i18n._('Ginipig: a client cancelled, that time is free: {address}', { address: pageOf(sms, context) }),
  booking_provider_cancelled: (sms, context) =>
    context.i18n._('Ginipig: your appointment was cancelled, you get everything back: {address}', {
      address: pageOf(sms, context),
    }),
  booking_platform_cancelled: (sms, context) =>
    context.i18n._('Ginipig: we called your appointment off, it costs you nothing: {address}', {
      address: pageOf(sms, context),
    }),
  booking_platform_cancelled_for_provider: (sms, context) =>
    context.i18n._('Ginipig: we called a booking off, you owe nothing: {address}', { address: pageOf(sms, context) }),
  booking_balance_failed: (sms, context) =>
    context.i18n._('Ginipig: your bank refused the balance, pay it by {until}: {address}', untilOf(sms, context)),
  booking_balance_last_call: (sms, context) =>
    context.i18n._('Ginipig: last call, pay the balance by {until}: {address}', untilOf(sms, context)),
  booking_unpaid: (sms, context) =>
    context.i18n._('Ginipig: your appointment was cancelled, its balance is unpaid: {address}', {
      address: pageOf(sms, context),
    }),
  booking_unpaid_for: (sms, context) =>
    context.i18n._('Ginipig: a client did not pay, the booking is cancelled: {address}', {
      address: pageOf(sms, context),
    }),
}

/** An SMS in the reader's language. */
export function smsText<Kind extends Sms['kind']>(
  sms: Extract<Sms, { kind: Kind }>,
  language: Language,
  origins: Readonly<Record<Audience, string>>,
): string {
  const text: Texts[Kind] = texts[sms.kind as Kind] // `kind` is what tells the kinds apart
  return text(sms, wordContext(language, origins))
}
