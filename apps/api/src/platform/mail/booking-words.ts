import type { DeclineReason } from '@ginipig/domain/booking'
import { balanceWords, brandName } from './balance-words.ts'
import {
  about,
  calendarLinks,
  clientsEvent,
  clientsPage,
  day,
  invoiceLink,
  likeIt,
  type MailedBooking,
  moment,
  providersEvent,
  providersPage,
  seeBooking,
  seeIt,
  start,
} from './booking-parts.ts'
import { endingWords } from './ending-words.ts'
import type { BookingMailKind, ClientsBooking } from './mail.ts'
import { movedWords } from './moved-words.ts'
import { proposalWords } from './proposal-words.ts'
import { waitlistWords } from './waitlist-words.ts'
import type { Part, Pen, Templates } from './words.ts'

const whatAndWhen = (booking: MailedBooking, pen: Pen) => {
  const { i18n, time, friendlyDate } = pen
  const { title, startsAt, endsAt, zone, now } = booking
  return [
    { label: i18n._('What'), lines: [title] },
    {
      label: i18n._('When'),
      lines: [
        i18n._('{date}, {from} to {to}', {
          date: friendlyDate(startsAt, zone, now),
          from: time(startsAt, zone),
          to: time(endsAt, zone),
        }),
      ],
    },
  ]
}

const place = ({ place }: ClientsBooking, { i18n }: Pen) => ({
  label: i18n._('Where'),
  lines: place === null ? [i18n._('Online')] : place.split(/\s*\n\s*/),
})

function balanceLine(booking: ClientsBooking, pen: Pen) {
  const { balance, currency } = booking
  if (balance === null) return []
  const label = pen.i18n._('Balance, {when}', { when: moment(booking, balance.at, pen) })
  return [{ label, amount: pen.money(balance.amount, currency) }]
}

/** What was taken and what is still to come. */
function paid(booking: ClientsBooking, pen: Pen): Part {
  const { i18n, date, money } = pen
  const { first, zone, currency, total } = booking
  const card = first.card && `${brandName(first.card.brand)} ${first.card.last4}`
  const taken = { when: date(first.at, zone), card }
  const deposit = card
    ? i18n._('Deposit, taken {when}, {card}', taken)
    : i18n._('Deposit, taken {when}', { when: taken.when })
  const all = card ? i18n._('Paid {when}, {card}', taken) : i18n._('Paid {when}', { when: taken.when })
  return {
    sums: [{ label: first.isAll ? all : deposit, amount: money(first.amount, currency) }, ...balanceLine(booking, pen)],
    total: { label: i18n._('In all'), amount: money(total, currency) },
  }
}

/** What is held on the card until the provider answers. */
function setAside(booking: ClientsBooking, pen: Pen): Part {
  const { i18n, money } = pen
  const { first, currency, total } = booking
  const price = { label: i18n._('Price'), amount: money(total, currency) }
  return {
    sums: first.isAll ? [] : [price, ...balanceLine(booking, pen)],
    total: { label: i18n._('Set aside, not taken'), amount: money(first.amount, currency) },
  }
}

/** What cancelling costs, by the booking's own terms. */
function cancelling(booking: ClientsBooking, pen: Pen): string {
  const { i18n, money } = pen
  const { cancelling, currency, provider: name } = booking
  const late = money(cancelling.late, currency)
  if (cancelling.early === null)
    return i18n._(
      'If you can’t come: cancel, or don’t come, and you lose {late}. If {name} cancels, you get everything back.',
      { late, name },
    )
  return i18n._(
    'If you can’t come: cancel by {until} and you lose {early}; later, or if you don’t come, {late}. If {name} cancels, you get everything back.',
    {
      until: moment(booking, cancelling.early.until, pen),
      early: money(cancelling.early.amount, currency),
      late,
      name,
    },
  )
}

const nothingTaken = ({ first, currency }: ClientsBooking, { i18n, money }: Pen) =>
  i18n._('Nothing was taken. The {amount} set aside on your card is released now; some banks show it for a few days.', {
    amount: money(first.amount, currency),
  })

const elsewhere = (booking: ClientsBooking, pen: Pen): Part[] => [
  ...likeIt(booking, pen),
  {
    label: pen.i18n._('See other times with {name}', { name: booking.provider }),
    href: `${pen.origins.marketplace}/treatment-availability/${booking.listingId}`,
  },
  {
    label: pen.i18n._('Find somebody else'),
    href: `${pen.origins.marketplace}/treatment/${booking.category}`,
    isQuiet: true,
  },
]

/** Why a provider declined, in our words; `other` has theirs alone. */
const declineWords = (reason: DeclineReason, { i18n }: Pen) =>
  ({
    fully_booked: i18n._('The diary is full that day.'),
    not_suitable: i18n._('From your answers, this treatment isn’t right for you.'),
    photos_do_not_match: i18n._('The photos don’t match what’s needed.'),
    patch_test_not_possible: i18n._('A patch test wasn’t possible in time.'),
    other: undefined,
  })[reason]

function declined({ declined, provider }: ClientsBooking, pen: Pen): string[] {
  if (declined === null) return []
  const ours = declineWords(declined.reason, pen)
  const theirs = declined.text && pen.i18n._('{name} wrote: “{text}”', { name: provider, text: declined.text })
  return [ours, theirs].filter((line): line is string => Boolean(line))
}

const free = ({ i18n }: Pen) => i18n._('The time is free again and can be booked. There is nothing for you to do.')

const openBookings = ({ i18n, origins }: Pen): Part => ({
  label: i18n._('See my bookings'),
  href: `${origins.console}/provider/my-bookings`,
})

/** What the two people of a booking hear when it takes a step. */
export const bookingWords: Templates<BookingMailKind> = {
  ...endingWords,
  ...balanceWords,
  ...movedWords,
  ...proposalWords,
  ...waitlistWords,

  booking_requested: ({ booking }, pen) => {
    const { i18n } = pen
    const { provider: name } = booking
    const until = moment(booking, booking.respondBy ?? booking.startsAt, pen)
    return {
      ...about(booking, pen),
      subject: i18n._('Request sent: {when} with {name}', { when: start(booking, pen), name }),
      preview: i18n._('Nothing has left your card.'),
      tag: { tone: 'waiting', text: i18n._('Waiting for {name}', { name }) },
      day: day(booking, pen),
      title: i18n._('Request sent to {name}.', { name }),
      parts: [
        booking.place === null
          ? i18n._('{name} has until {until} to say yes. We’ll write to you either way.', { name, until })
          : i18n._(
              '{name} has until {until} to say yes. We’ll write to you either way. The address comes with the yes.',
              { name, until },
            ),
        { facts: [...whatAndWhen(booking, pen), place(booking, pen)] },
        setAside(booking, pen),
        { label: i18n._('See your request'), href: clientsPage(booking, pen) },
        { note: i18n._('Changed your mind? Withdraw it there. That’s free until {name} says yes.', { name }) },
      ],
    }
  },

  booking_asked_of_you: ({ booking }, pen) => {
    const { i18n, money } = pen
    const { client: name } = booking
    const until = moment(booking, booking.respondBy ?? booking.startsAt, pen)
    return {
      ...about(booking, pen),
      subject: i18n._('New request from {name}: answer by {until}', { name, until }),
      preview: i18n._('No answer by then, and it ends by itself.'),
      tag: { tone: 'waiting', text: i18n._('Answer by {until}', { until }) },
      day: day(booking, pen),
      title: i18n._('{name} would like to come.', { name }),
      parts: [
        {
          facts: [
            ...whatAndWhen(booking, pen),
            { label: i18n._('You earn'), lines: [money(booking.earnings, booking.currency)] },
          ],
        },
        { label: i18n._('Answer the request'), href: providersPage(booking, pen) },
        {
          note: i18n._(
            'Photos and answers are on that page. Without an answer the request ends by itself and the time is free again.',
          ),
        },
      ],
    }
  },

  booking_booked: ({ booking }, pen) => {
    const { i18n, time } = pen
    const { provider: name, startsAt, zone } = booking
    const event = clientsEvent(booking, pen)
    const directions = `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(booking.place ?? '')}`
    return {
      ...about(booking, pen),
      subject: i18n._('It’s booked: {when} with {name}', { when: start(booking, pen), name }),
      preview: i18n._('When and where, and what’s due.'),
      tag: { tone: 'good', text: i18n._('Confirmed') },
      day: day(booking, pen),
      title: i18n._('It’s booked. {time} with {name}.', { time: time(startsAt, zone), name }),
      parts: [
        { facts: [...whatAndWhen(booking, pen), place(booking, pen)] },
        seeBooking(booking, pen),
        ...(booking.place === null ? [] : [{ label: i18n._('Directions'), href: directions, isQuiet: true } as const]),
        {
          title: i18n._('Put it in your calendar'),
          links: calendarLinks(event, pen),
          note: i18n._('For Apple Calendar and any other, open the attached file.'),
        },
        paid(booking, pen),
        invoiceLink(booking, pen),
        { note: cancelling(booking, pen) },
      ],
      event,
    }
  },

  booking_sold: ({ booking }, pen) => {
    const { i18n, money, time } = pen
    const { client: name, startsAt, zone } = booking
    return {
      ...about(booking, pen),
      subject: i18n._('Booked: {name}, {when}', { name, when: start(booking, pen) }),
      preview: i18n._('You earn {amount}.', { amount: money(booking.earnings, booking.currency) }),
      tag: { tone: 'good', text: i18n._('Confirmed') },
      day: day(booking, pen),
      title: i18n._('{name} is coming at {time}.', { name, time: time(startsAt, zone) }),
      parts: [
        {
          facts: [
            ...whatAndWhen(booking, pen),
            { label: i18n._('You earn'), lines: [money(booking.earnings, booking.currency)] },
          ],
        },
        seeIt(booking, pen),
        { note: i18n._('The attached file puts it into your calendar.') },
      ],
      event: providersEvent(booking, pen),
    }
  },

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
        free(pen),
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
      parts: [{ facts: whatAndWhen(booking, pen) }, free(pen), openBookings(pen)],
    }
  },

  booking_not_paid: ({ booking }, pen) => {
    const { i18n } = pen
    const { provider: name } = booking
    return {
      ...about(booking, pen),
      subject: i18n._('The payment didn’t go through'),
      preview: i18n._('Nothing was taken from your card.'),
      tag: { tone: 'over', text: i18n._('Payment failed') },
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
      tag: { tone: 'over', text: i18n._('Payment failed') },
      title: i18n._('The booking of {name} wasn’t made.', { name }),
      parts: [
        i18n._('Their card couldn’t be charged. We’ve told {name}.', { name }),
        { facts: whatAndWhen(booking, pen) },
        free(pen),
        openBookings(pen),
      ],
    }
  },
}
