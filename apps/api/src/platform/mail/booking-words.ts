import { balanceWords, brandName } from './balance-words.ts'
import {
  about,
  asked,
  calendarLinks,
  clientsEvent,
  clientsPage,
  day,
  ifNot,
  invoiceLink,
  type MailedBooking,
  moment,
  place,
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
import type { Part, Templates, WordContext } from './words.ts'

/** How to ring the other one, under their name. */
const phone = (name: string, { phone }: MailedBooking) => (phone === null ? [] : [{ label: name, lines: [phone] }])

const usually = ({ answerHours: hours, provider: name }: ClientsBooking, { i18n }: WordContext): Part[] =>
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

function balanceLine(booking: ClientsBooking, context: WordContext) {
  const { balance, currency } = booking
  if (balance === null) return []
  const label = context.i18n._('Balance, {when}', { when: moment(booking, balance.at, context) })
  return [{ label, amount: context.money(balance.amount, currency) }]
}

/** What was taken and what is still to come. */
function paid(booking: ClientsBooking, context: WordContext): Part {
  const { i18n, date, money } = context
  const { first, zone, currency, total, promo } = booking
  const card = first.card && `${brandName(first.card.brand)} ${first.card.last4}`
  const taken = { when: date(first.at, zone), card }
  const deposit = card
    ? i18n._('Deposit, taken {when}, {card}', taken)
    : i18n._('Deposit, taken {when}', { when: taken.when })
  const all = card ? i18n._('Paid {when}, {card}', taken) : i18n._('Paid {when}', { when: taken.when })
  return {
    sums: [
      { label: first.isAll ? all : deposit, amount: money(first.amount, currency) },
      ...balanceLine(booking, context),
    ],
    total: {
      label: promo
        ? i18n._('In all, with {code} (−{discount})', {
            code: promo.code,
            discount: money(promo.discount, currency),
          })
        : i18n._('In all'),
      amount: money(total, currency),
    },
  }
}

/** What is held on the card until the provider answers. */
function setAside(booking: ClientsBooking, context: WordContext): Part {
  const { i18n, money } = context
  const { first, currency, total, promo } = booking
  const price = { label: i18n._('Price'), amount: money(promo?.price ?? total, currency) }
  const code = promo ? [{ label: promo.code, amount: `−${money(promo.discount, currency)}` }] : []
  return {
    sums: first.isAll && !promo ? [] : [price, ...code, ...balanceLine(booking, context)],
    total: { label: i18n._('Set aside, not taken'), amount: money(first.amount, currency) },
  }
}

/** What the two people of a booking hear when it takes a step. */
export const bookingWords: Templates<BookingMailKind> = {
  ...endingWords,
  ...balanceWords,
  ...movedWords,
  ...proposalWords,
  ...notBookedWords,
  ...waitlistWords,

  booking_requested: ({ booking }, context) => {
    const { i18n } = context
    const { provider: name } = booking
    const until = moment(booking, booking.respondBy ?? booking.startsAt, context)
    return {
      ...about(booking, context),
      subject: i18n._('Request sent: {when} with {name}', { when: start(booking, context), name }),
      preview: i18n._('Nothing has left your card.'),
      tag: { tone: 'waiting', text: i18n._('Waiting for {name}', { name }) },
      day: day(booking, context),
      title: i18n._('Request sent to {name}.', { name }),
      parts: [
        booking.place === null
          ? i18n._('{name} has until {until} to say yes. We’ll write to you either way.', { name, until })
          : i18n._(
              '{name} has until {until} to say yes. We’ll write to you either way. The address comes with the yes.',
              { name, until },
            ),
        ...usually(booking, context),
        { facts: [...whatAndWhen(booking, context), place(booking, context)] },
        setAside(booking, context),
        { label: i18n._('See your request'), href: clientsPage(booking, context) },
        { note: i18n._('Changed your mind? Withdraw it there. That’s free until {name} says yes.', { name }) },
      ],
    }
  },

  booking_asked_of_you: ({ booking }, context) => {
    const { i18n, money } = context
    const { client: name } = booking
    const until = moment(booking, booking.respondBy ?? booking.startsAt, context)
    return {
      ...about(booking, context),
      subject: i18n._('New request from {name}: answer by {until}', { name, until }),
      preview: i18n._('No answer by then, and it ends by itself.'),
      tag: { tone: 'waiting', text: i18n._('Answer by {until}', { until }) },
      day: day(booking, context),
      title: i18n._('{name} would like to come.', { name }),
      parts: [
        {
          facts: [
            ...whatAndWhen(booking, context),
            { label: i18n._('You earn'), lines: [money(booking.earnings, booking.currency)] },
          ],
        },
        { label: i18n._('Answer the request'), href: providersPage(booking, context) },
        {
          note: i18n._(
            'What they told you is on that page. Without an answer the request ends by itself and the time is free again.',
          ),
        },
      ],
    }
  },

  booking_booked: ({ booking }, context) => {
    const { i18n, time } = context
    const { provider: name, startsAt, zone } = booking
    const event = clientsEvent(booking, context)
    const directions = `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(booking.place ?? '')}`
    return {
      ...about(booking, context),
      subject: i18n._('It’s booked: {when} with {name}', { when: start(booking, context), name }),
      preview: i18n._('When and where, and what’s due.'),
      tag: { tone: 'good', text: i18n._('Confirmed') },
      day: day(booking, context),
      title: i18n._('It’s booked. {time} with {name}.', { time: time(startsAt, zone), name }),
      parts: [
        {
          facts: [
            ...whatAndWhen(booking, context),
            place(booking, context),
            ...phone(name, booking),
            ...asked(booking, context),
          ],
        },
        booking.place === null
          ? seeBooking(booking, context)
          : { ...seeBooking(booking, context), beside: { label: i18n._('Directions'), href: directions } },
        {
          title: i18n._('Put it in your calendar'),
          links: calendarLinks(event, context),
          note: i18n._('For Apple Calendar and any other, open the attached file.'),
        },
        paid(booking, context),
        invoiceLink(booking, context),
        ifNot(booking, context),
      ],
      event,
    }
  },

  booking_sold: ({ booking }, context) => {
    const { i18n, money, time } = context
    const { client: name, startsAt, zone } = booking
    return {
      ...about(booking, context),
      subject: i18n._('Booked: {name}, {when}', { name, when: start(booking, context) }),
      preview: i18n._('You earn {amount}.', { amount: money(booking.earnings, booking.currency) }),
      tag: { tone: 'good', text: i18n._('Confirmed') },
      day: day(booking, context),
      title: i18n._('{name} is coming at {time}.', { name, time: time(startsAt, zone) }),
      parts: [
        {
          facts: [
            ...whatAndWhen(booking, context),
            ...phone(name, booking),
            { label: i18n._('You earn'), lines: [money(booking.earnings, booking.currency)] },
          ],
        },
        seeIt(booking, context),
        { note: i18n._('The attached file puts it into your calendar.') },
      ],
      event: providersEvent(booking, context),
    }
  },
}
