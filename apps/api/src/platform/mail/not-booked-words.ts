import type { DeclineReason } from '@ginipig/domain/booking'
import { about, clientsEvent, free, likeIt, otherTimes, start, whatAndWhen } from './booking-parts.ts'
import type { BookingMailKind, ClientsBooking } from './mail.ts'
import type { Part, Templates, WordContext } from './words.ts'

const nothingTaken = ({ first, currency }: ClientsBooking, { i18n, money }: WordContext) =>
  i18n._('Nothing was taken. The {amount} set aside on your card is released now; some banks show it for a few days.', {
    amount: money(first.amount, currency),
  })

/** Others like it, the same one on other days, and a search; the first of them stands out. */
const elsewhere = (booking: ClientsBooking, context: WordContext): Part[] => {
  const search = {
    label: context.i18n._('Find somebody else'),
    href: `${context.origins.marketplace}/treatment/${booking.category}`,
  }
  const ways = [...otherTimes(booking, context), search].map(({ label, href }, index) =>
    index === 0 && booking.like.length === 0 ? { label, href } : { label, href, isQuiet: true as const },
  )
  return [...likeIt(booking, context), ...ways]
}

/** Why a provider declined, in our words; `other` has theirs alone. */
const declineWords = (reason: DeclineReason | null, { i18n }: WordContext) =>
  ({
    fully_booked: i18n._('The diary is full that day.'),
    not_suitable: i18n._('From your answers, this treatment isn’t right for you.'),
    photos_do_not_match: i18n._('The photos don’t match what’s needed.'),
    patch_test_not_possible: i18n._('A patch test wasn’t possible in time.'),
    other: undefined,
  })[reason ?? 'other']

function declined({ declined, provider }: ClientsBooking, context: WordContext): string[] {
  if (declined === null) return []
  const ours = declineWords(declined.reason, context)
  const theirs = declined.text && context.i18n._('{name} wrote: “{text}”', { name: provider, text: declined.text })
  return [ours, theirs].filter((line): line is string => Boolean(line))
}

const openBookings = ({ i18n, origins }: WordContext): Part => ({
  label: i18n._('See my bookings'),
  href: `${origins.console}/provider/my-bookings`,
})

type NotBookedKind = Extract<
  BookingMailKind,
  | 'booking_declined'
  | 'booking_none_taken'
  | 'booking_expired'
  | 'booking_unanswered'
  | 'booking_withdrawn'
  | 'booking_not_paid'
  | 'booking_not_paid_for'
>

/** What both hear of a request from which no booking was made. */
export const notBookedWords: Templates<NotBookedKind> = {
  booking_declined: ({ booking }, context) => {
    const { i18n } = context
    const { provider: name } = booking
    return {
      ...about(booking, context),
      subject: i18n._('{name} can’t take {when}', { name, when: start(booking, context) }),
      preview: i18n._('Nothing was taken from your card.'),
      tag: { tone: 'over', text: i18n._('Declined') },
      title: i18n._('{name} can’t take this one.', { name }),
      parts: [
        ...declined(booking, context),
        { facts: whatAndWhen(booking, context) },
        nothingTaken(booking, context),
        ...elsewhere(booking, context),
      ],
      event: clientsEvent(booking, context, 'cancelled'),
    }
  },

  booking_none_taken: ({ booking }, context) => {
    const { i18n } = context
    const { provider: name } = booking
    return {
      ...about(booking, context),
      subject: i18n._('Your request to {name} has ended', { name }),
      preview: i18n._('Nothing was taken from your card.'),
      tag: { tone: 'over', text: i18n._('None taken') },
      title: i18n._('Your request to {name} has ended.', { name }),
      parts: [
        i18n._('You took none of the times that {name} proposed instead, so it has ended by itself.', { name }),
        { facts: whatAndWhen(booking, context) },
        nothingTaken(booking, context),
        ...elsewhere(booking, context),
      ],
      event: clientsEvent(booking, context, 'cancelled'),
    }
  },

  booking_expired: ({ booking }, context) => {
    const { i18n } = context
    const { provider: name } = booking
    return {
      ...about(booking, context),
      subject: i18n._('{name} didn’t answer in time', { name }),
      preview: i18n._('Nothing was taken from your card.'),
      tag: { tone: 'over', text: i18n._('Ran out of time') },
      title: i18n._('{name} didn’t answer in time.', { name }),
      parts: [
        i18n._('So your request has ended by itself.'),
        { facts: whatAndWhen(booking, context) },
        nothingTaken(booking, context),
        ...elsewhere(booking, context),
      ],
      event: clientsEvent(booking, context, 'cancelled'),
    }
  },

  booking_unanswered: ({ booking }, context) => {
    const { i18n } = context
    const { client: name } = booking
    return {
      ...about(booking, context),
      subject: i18n._('The request from {name} ran out', { name }),
      preview: i18n._('It had no answer in time.'),
      tag: { tone: 'over', text: i18n._('Ran out of time') },
      title: i18n._('The request from {name} had no answer in time.', { name }),
      parts: [
        i18n._('So it has ended by itself. We’ve told {name}.', { name }),
        { facts: whatAndWhen(booking, context) },
        free(booking, context),
        openBookings(context),
      ],
    }
  },

  booking_withdrawn: ({ booking }, context) => {
    const { i18n } = context
    const { client: name } = booking
    return {
      ...about(booking, context),
      subject: i18n._('{name} withdrew the request', { name }),
      preview: i18n._('There is nothing for you to do.'),
      tag: { tone: 'over', text: i18n._('Withdrawn') },
      title: i18n._('{name} withdrew the request.', { name }),
      parts: [{ facts: whatAndWhen(booking, context) }, free(booking, context), openBookings(context)],
    }
  },

  booking_not_paid: ({ booking }, context) => {
    const { i18n } = context
    const { provider: name } = booking
    return {
      ...about(booking, context),
      subject: i18n._('The payment didn’t go through'),
      preview: i18n._('Nothing was taken from your card.'),
      tag: { tone: 'failed', text: i18n._('Payment failed') },
      title: i18n._('Your card couldn’t be charged.'),
      parts: [
        i18n._('Your bank no longer held the money when it was to be taken. So the booking with {name} wasn’t made.', {
          name,
        }),
        { facts: whatAndWhen(booking, context) },
        i18n._('Nothing was taken. If the time is still free, you can book it again, with this card or another one.'),
        ...elsewhere(booking, context),
      ],
      event: clientsEvent(booking, context, 'cancelled'),
    }
  },

  booking_not_paid_for: ({ booking }, context) => {
    const { i18n } = context
    const { client: name } = booking
    return {
      ...about(booking, context),
      subject: i18n._('The payment by {name} didn’t go through', { name }),
      preview: i18n._('There is nothing for you to do.'),
      tag: { tone: 'failed', text: i18n._('Payment failed') },
      title: i18n._('{name}’s booking wasn’t made.', { name }),
      parts: [
        i18n._('Their card couldn’t be charged. We’ve told {name}.', { name }),
        { facts: whatAndWhen(booking, context) },
        free(booking, context),
        openBookings(context),
      ],
    }
  },
}
