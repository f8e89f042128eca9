import { balanceWords, brandName } from './balance-words.ts'
import {
  about,
  asked,
  calendarLinks,
  clientsEvent,
  clientsPage,
  day,
  invoiceLink,
  type MailedBooking,
  moment,
  providersEvent,
  providersPage,
  seeBooking,
  seeIt,
  start,
  whatAndWhen,
} from './booking-parts.ts'
import { endingWords } from './ending-words.ts'
import type { BookingMailKind, ClientsBooking } from './mail.ts'
import { movedWords } from './moved-words.ts'
import { notBookedWords } from './not-booked-words.ts'
import { proposalWords } from './proposal-words.ts'
import { waitlistWords } from './waitlist-words.ts'
import type { Part, Pen, Templates } from './words.ts'

/** How to ring the other one, under their name. */
const phone = (name: string, { phone }: MailedBooking) => (phone === null ? [] : [{ label: name, lines: [phone] }])

const usually = ({ answerHours: hours, provider: name }: ClientsBooking, { i18n }: Pen): Part[] =>
  hours === null
    ? []
    : [
        i18n._(
          '{hours, plural, one {{name} usually answers within an hour.} other {{name} usually answers within # hours.}}',
          {
            hours,
            name,
          },
        ),
      ]

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

/** What cancelling costs, by the booking's own terms, and where one moves or cancels. */
function ifNot(booking: ClientsBooking, pen: Pen): Part {
  const { i18n, origins } = pen
  return {
    title: i18n._('If you can’t come'),
    links: [
      { label: i18n._('Move it'), href: `${origins.marketplace}/move-booking/${booking.id}` },
      { label: i18n._('Cancel it'), href: clientsPage(booking, pen) },
    ],
    note: cancelling(booking, pen),
  }
}

function cancelling(booking: ClientsBooking, pen: Pen): string {
  const { i18n, money } = pen
  const { cancelling, currency, provider: name } = booking
  const late = money(cancelling.late, currency)
  if (cancelling.early === null)
    return i18n._('Cancel, or don’t come, and you lose {late}. If {name} cancels, you get everything back.', {
      late,
      name,
    })
  return i18n._(
    'Cancel by {until} and you lose {early}; later, or if you don’t come, {late}. If {name} cancels, you get everything back.',
    {
      until: moment(booking, cancelling.early.until, pen),
      early: money(cancelling.early.amount, currency),
      late,
      name,
    },
  )
}

/** What the two people of a booking hear when it takes a step. */
export const bookingWords: Templates<BookingMailKind> = {
  ...endingWords,
  ...balanceWords,
  ...movedWords,
  ...proposalWords,
  ...notBookedWords,
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
        ...usually(booking, pen),
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
        { facts: [...whatAndWhen(booking, pen), place(booking, pen), ...phone(name, booking), ...asked(booking, pen)] },
        booking.place === null
          ? seeBooking(booking, pen)
          : { ...seeBooking(booking, pen), beside: { label: i18n._('Directions'), href: directions } },
        {
          title: i18n._('Put it in your calendar'),
          links: calendarLinks(event, pen),
          note: i18n._('For Apple Calendar and any other, open the attached file.'),
        },
        paid(booking, pen),
        invoiceLink(booking, pen),
        ifNot(booking, pen),
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
            ...phone(name, booking),
            { label: i18n._('You earn'), lines: [money(booking.earnings, booking.currency)] },
          ],
        },
        seeIt(booking, pen),
        { note: i18n._('The attached file puts it into your calendar.') },
      ],
      event: providersEvent(booking, pen),
    }
  },
}
