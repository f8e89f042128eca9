import {
  about,
  asked,
  clientsEvent,
  day,
  facts,
  ifNot,
  moment,
  place,
  providersEvent,
  seeBooking,
  seeIt,
  start,
  whatAndWhen,
} from './booking-parts.ts'
import type { Templates } from './words.ts'

/** What both hear of a booking that the client moved. */
export const movedWords: Templates<'booking_moved' | 'booking_client_moved'> = {
  booking_moved: ({ booking }, context) => {
    const { i18n, money, friendlyDateTime } = context
    const { provider: name, balance, balancePaid, currency, zone, now } = booking
    return {
      ...about(booking, context),
      subject: i18n._('Moved: now {when} with {name}', { when: start(booking, context), name }),
      preview: i18n._('Everything you gave and paid has moved with it.'),
      tag: { tone: 'good', text: i18n._('Moved') },
      day: day(booking, context),
      title: i18n._('Moved to {when}.', { when: start(booking, context) }),
      parts: [
        // Both deadlines have moved along.
        { facts: [...whatAndWhen(booking, context), place(booking, context), ...asked(booking, context)] },
        i18n._('Everything you gave and paid has moved with it, and moving cost nothing.'),
        ...(balance === null || balancePaid !== null
          ? []
          : [
              i18n._('The balance of {amount} is taken on {when}.', {
                amount: money(balance.amount, currency),
                when: friendlyDateTime(balance.at, zone, now),
              }),
            ]),
        seeBooking(booking, context),
        ifNot(booking, context),
        { note: i18n._('The attached file moves it in your calendar.') },
      ],
      event: clientsEvent(booking, context),
    }
  },

  booking_client_moved: ({ booking }, context) => {
    const { i18n } = context
    const { client: name, isFreeAgain, movedFrom } = booking
    return {
      ...about(booking, context),
      subject: i18n._('{name} moved to {when}', { name, when: start(booking, context) }),
      preview: isFreeAgain ? i18n._('The old time is free again.') : i18n._('There is nothing for you to do.'),
      tag: { tone: 'good', text: i18n._('Moved') },
      day: day(booking, context),
      title: i18n._('{name} moved to {when}.', { name, when: start(booking, context) }),
      parts: [
        facts(booking, context),
        ...(movedFrom === null
          ? []
          : [i18n._('Before it was {before}.', { before: moment(booking, movedFrom, context) })]),
        isFreeAgain
          ? i18n._('The old time is free again and can be booked. There is nothing for you to do.')
          : i18n._('There is nothing for you to do.'),
        seeIt(booking, context),
        { note: i18n._('The attached file moves it in your calendar.') },
      ],
      event: providersEvent(booking, context),
    }
  },
}
