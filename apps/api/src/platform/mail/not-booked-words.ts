import type { DeclineReason } from '@ginipig/domain/booking'
import { about, clientsEvent, free, likeIt, otherTimes, start, whatAndWhen } from './booking-parts.ts'
import type { BookingMailKind, ClientsBooking } from './mail.ts'
import type { Part, Pen, Templates } from './words.ts'

const nothingTaken = ({ first, currency }: ClientsBooking, { i18n, money }: Pen) =>
  i18n._('Nothing was taken. The {amount} set aside on your card is released now; some banks show it for a few days.', {
    amount: money(first.amount, currency),
  })

/** Others like it, the same one on other days, and a search; the first of them stands out. */
const elsewhere = (booking: ClientsBooking, pen: Pen): Part[] => {
  const search = {
    label: pen.i18n._('Find somebody else'),
    href: `${pen.origins.marketplace}/treatment/${booking.category}`,
  }
  const ways = [...otherTimes(booking, pen), search].map(({ label, href }, index) =>
    index === 0 && booking.like.length === 0 ? { label, href } : { label, href, isQuiet: true as const },
  )
  return [...likeIt(booking, pen), ...ways]
}

/** Why a provider declined, in our words; `other` has theirs alone. */
const declineWords = (reason: DeclineReason | null, { i18n }: Pen) =>
  ({
    fully_booked: i18n._('The diary is full that day.'),
    not_suitable: i18n._('From your answers, this treatment isn’t right for you.'),
    photos_do_not_match: i18n._('The photos don’t match what’s needed.'),
    patch_test_not_possible: i18n._('A patch test wasn’t possible in time.'),
    other: undefined,
  })[reason ?? 'other']

function declined({ declined, provider }: ClientsBooking, pen: Pen): string[] {
  if (declined === null) return []
  const ours = declineWords(declined.reason, pen)
  const theirs = declined.text && pen.i18n._('{name} wrote: “{text}”', { name: provider, text: declined.text })
  return [ours, theirs].filter((line): line is string => Boolean(line))
}

const openBookings = ({ i18n, origins }: Pen): Part => ({
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
  booking_declined: ({ booking }, pen) => {
    const { i18n } = pen
    const { provider: name } = booking
    return {
      ...about(booking, pen),
      subject: i18n._('{name} can’t take {when}', { name, when: start(booking, pen) }),
      preview: i18n._('Nothing was taken from your card.'),
      tag: { tone: 'over', text: i18n._('Declined') },
      title: i18n._('{name} can’t take this one.', { name }),
      parts: [
        ...declined(booking, pen),
        { facts: whatAndWhen(booking, pen) },
        nothingTaken(booking, pen),
        ...elsewhere(booking, pen),
      ],
      event: clientsEvent(booking, pen, 'cancelled'),
    }
  },

  booking_none_taken: ({ booking }, pen) => {
    const { i18n } = pen
    const { provider: name } = booking
    return {
      ...about(booking, pen),
      subject: i18n._('Your request to {name} has ended', { name }),
      preview: i18n._('Nothing was taken from your card.'),
      tag: { tone: 'over', text: i18n._('None taken') },
      title: i18n._('Your request to {name} has ended.', { name }),
      parts: [
        i18n._('You took none of the times that {name} proposed instead, so it has ended by itself.', { name }),
        { facts: whatAndWhen(booking, pen) },
        nothingTaken(booking, pen),
        ...elsewhere(booking, pen),
      ],
      event: clientsEvent(booking, pen, 'cancelled'),
    }
  },

  booking_expired: ({ booking }, pen) => {
    const { i18n } = pen
    const { provider: name } = booking
    return {
      ...about(booking, pen),
      subject: i18n._('{name} didn’t answer in time', { name }),
      preview: i18n._('Nothing was taken from your card.'),
      tag: { tone: 'over', text: i18n._('Ran out of time') },
      title: i18n._('{name} didn’t answer in time.', { name }),
      parts: [
        i18n._('So your request has ended by itself.'),
        { facts: whatAndWhen(booking, pen) },
        nothingTaken(booking, pen),
        ...elsewhere(booking, pen),
      ],
      event: clientsEvent(booking, pen, 'cancelled'),
    }
  },

  booking_unanswered: ({ booking }, pen) => {
    const { i18n } = pen
    const { client: name } = booking
    return {
      ...about(booking, pen),
      subject: i18n._('The request from {name} ran out', { name }),
      preview: i18n._('It had no answer in time.'),
      tag: { tone: 'over', text: i18n._('Ran out of time') },
      title: i18n._('The request from {name} had no answer in time.', { name }),
      parts: [
        i18n._('So it has ended by itself. We’ve told {name}.', { name }),
        { facts: whatAndWhen(booking, pen) },
        free(booking, pen),
        openBookings(pen),
      ],
    }
  },

  booking_withdrawn: ({ booking }, pen) => {
    const { i18n } = pen
    const { client: name } = booking
    return {
      ...about(booking, pen),
      subject: i18n._('{name} withdrew the request', { name }),
      preview: i18n._('There is nothing for you to do.'),
      tag: { tone: 'over', text: i18n._('Withdrawn') },
      title: i18n._('{name} withdrew the request.', { name }),
      parts: [{ facts: whatAndWhen(booking, pen) }, free(booking, pen), openBookings(pen)],
    }
  },

  booking_not_paid: ({ booking }, pen) => {
    const { i18n } = pen
    const { provider: name } = booking
    return {
      ...about(booking, pen),
      subject: i18n._('The payment didn’t go through'),
      preview: i18n._('Nothing was taken from your card.'),
      tag: { tone: 'failed', text: i18n._('Payment failed') },
      title: i18n._('Your card couldn’t be charged.'),
      parts: [
        i18n._('Your bank no longer held the money when it was to be taken. So the booking with {name} wasn’t made.', {
          name,
        }),
        { facts: whatAndWhen(booking, pen) },
        i18n._('Nothing was taken. If the time is still free, you can book it again, with this card or another one.'),
        ...elsewhere(booking, pen),
      ],
      event: clientsEvent(booking, pen, 'cancelled'),
    }
  },

  booking_not_paid_for: ({ booking }, pen) => {
    const { i18n } = pen
    const { client: name } = booking
    return {
      ...about(booking, pen),
      subject: i18n._('The payment by {name} didn’t go through', { name }),
      preview: i18n._('There is nothing for you to do.'),
      tag: { tone: 'failed', text: i18n._('Payment failed') },
      title: i18n._('The booking of {name} wasn’t made.', { name }),
      parts: [
        i18n._('Their card couldn’t be charged. We’ve told {name}.', { name }),
        { facts: whatAndWhen(booking, pen) },
        free(booking, pen),
        openBookings(pen),
      ],
    }
  },
}
