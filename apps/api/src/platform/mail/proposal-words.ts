import {
  about,
  clientsEvent,
  clientsPage,
  day,
  facts,
  type MailedBooking,
  moment,
  providersPage,
  seeBooking,
  seeIt,
} from './booking-parts.ts'
import type { ClientsBooking } from './mail.ts'
import type { Part, Templates, WordContext } from './words.ts'

/** The times that are held, and until when. */
function heldTimes(booking: MailedBooking, context: WordContext): Part[] {
  const { proposal } = booking
  if (!proposal || proposal.times.length === 0) return []
  const lines = proposal.times.map(({ startsAt }) => moment(booking, startsAt, context))
  return [{ facts: [{ label: context.i18n._('Instead'), lines }] }]
}

/** What becomes of a booking whose client takes none of the times. */
function whatElse({ isConfirmed, proposal }: { isConfirmed: boolean } & MailedBooking, { i18n }: WordContext): string {
  if (!isConfirmed) return i18n._('If you take none, your request ends and nothing is taken.')
  return proposal?.isDayOff
    ? i18n._('If you take none, or don’t answer, your booking ends and you get everything back.')
    : i18n._('If you take none, your booking stays as it is.')
}

function proposesTitle({ isConfirmed, provider: name, proposal }: ClientsBooking, { i18n }: WordContext): string {
  if (!proposal?.isDayOff) return i18n._('{name} proposes other times.', { name })
  return isConfirmed
    ? i18n._('{name} can’t work on the day you booked.', { name })
    : i18n._('{name} can’t work on the day you asked for.', { name })
}

/** What both hear of other times, a provider's proposal and a client's late wish to move, and of what still waits. */
export const proposalWords: Templates<
  | 'booking_times_proposed'
  | 'booking_times_withdrawn'
  | 'booking_day_kept'
  | 'booking_times_not_taken'
  | 'booking_move_wished'
  | 'booking_wish_withdrawn'
  | 'booking_move_refused'
  | 'booking_still_waits'
> = {
  booking_times_proposed: ({ booking }, context) => {
    const { i18n } = context
    const { provider: name, proposal } = booking
    const until = moment(booking, proposal?.until ?? booking.startsAt, context)
    const note = proposal?.note
    // A request's own day isn't in their calendar as agreed.
    const isInCalendar = proposal?.isDayOff === true && booking.isConfirmed
    return {
      ...about(booking, context),
      subject: proposal?.isDayOff
        ? i18n._('{name} can’t work that day: choose another time', { name })
        : i18n._('{name} proposes other times', { name }),
      preview: isInCalendar
        ? i18n._('Choose another time by {until}, or get everything back.', { until })
        : i18n._('They are held for you until {until}.', { until }),
      tag: { tone: 'waiting', text: i18n._('Your answer is needed') },
      day: day(booking, context),
      title: proposesTitle(booking, context),
      parts: [
        facts(booking, context),
        ...(note ? [i18n._('{name} wrote: “{text}”', { name, text: note })] : []),
        ...heldTimes(booking, context),
        booking.isConfirmed
          ? i18n._(
              'Nobody else can book them until {until}. Taking one costs nothing more: everything you gave and paid moves along.',
              { until },
            )
          : i18n._(
              'Nobody else can book them until {until}. Taking one books it at the same price: {name} has said yes to them, and everything you gave moves along.',
              { until, name },
            ),
        whatElse(booking, context),
        { label: i18n._('Choose a time'), href: clientsPage(booking, context) },
        ...(isInCalendar
          ? [
              {
                note: i18n._(
                  'The attached file marks the appointment as tentative in your calendar until you have chosen.',
                ),
              },
            ]
          : []),
      ],
      ...(isInCalendar && { event: clientsEvent(booking, context, 'day_off') }),
    }
  },

  booking_times_withdrawn: ({ booking }, context) => {
    const { i18n } = context
    const { provider: name, isConfirmed } = booking
    const until = moment(booking, booking.respondBy ?? booking.startsAt, context)
    const stays = isConfirmed ? i18n._('Your booking stays as it was.') : i18n._('Your request stays as it was.')
    return {
      ...about(booking, context),
      subject: i18n._('{name} has taken the other times back', { name }),
      preview: stays,
      tag: isConfirmed
        ? { tone: 'over', text: i18n._('Not moved') }
        : { tone: 'waiting', text: i18n._('Waiting for {name}', { name }) },
      day: day(booking, context),
      title: stays,
      parts: [
        facts(booking, context),
        isConfirmed
          ? i18n._(
              '{name} has taken the other times back, and they are no longer held for you. You are expected at this time.',
              { name },
            )
          : i18n._(
              '{name} has taken the other times back, and they are no longer held for you. {name} has until {until} to say yes to this one.',
              { name, until },
            ),
        seeBooking(booking, context),
      ],
    }
  },

  booking_day_kept: ({ booking }, context) => {
    const { i18n } = context
    const { provider: name, isConfirmed } = booking
    const until = moment(booking, booking.respondBy ?? booking.startsAt, context)
    const stays = isConfirmed ? i18n._('Your booking stays as it was.') : i18n._('Your request stays as it was.')
    return {
      ...about(booking, context),
      subject: isConfirmed
        ? i18n._('{name} can work on the day you booked after all', { name })
        : i18n._('{name} can work on the day you asked for after all', { name }),
      preview: stays,
      tag: isConfirmed
        ? { tone: 'good', text: i18n._('It takes place') }
        : { tone: 'waiting', text: i18n._('Waiting for {name}', { name }) },
      day: day(booking, context),
      title: stays,
      parts: [
        facts(booking, context),
        isConfirmed
          ? i18n._(
              '{name} can work on that day after all: you are expected at this time. The other times are no longer held.',
              { name },
            )
          : i18n._(
              '{name} can work on that day after all, and has until {until} to say yes. The other times are no longer held.',
              { name, until },
            ),
        seeBooking(booking, context),
      ],
      ...(isConfirmed && { event: clientsEvent(booking, context) }),
    }
  },

  booking_still_waits: ({ booking }, context) => {
    const { i18n } = context
    const { client: name, respondBy, startsAt } = booking
    const until = moment(booking, respondBy ?? startsAt, context)
    return {
      ...about(booking, context),
      subject: i18n._('{name} still waits for your answer', { name }),
      preview: i18n._('Answer by {until}.', { until }),
      tag: { tone: 'waiting', text: i18n._('Your answer is needed') },
      day: day(booking, context),
      title: i18n._('{name} still waits for your answer.', { name }),
      parts: [
        facts(booking, context),
        i18n._('Answer by {until}. Without an answer the request ends by itself, and nobody pays anything.', { until }),
        { label: i18n._('Answer {name}', { name }), href: providersPage(booking, context) },
      ],
    }
  },

  booking_times_not_taken: ({ booking }, context) => {
    const { i18n } = context
    const { client: name } = booking
    return {
      ...about(booking, context),
      subject: i18n._('{name} took none of your times', { name }),
      preview: i18n._('The times you proposed are open again.'),
      tag: { tone: 'over', text: i18n._('None taken') },
      title: i18n._('{name} took none of your times.', { name }),
      parts: [
        facts(booking, context),
        booking.isConfirmed
          ? i18n._('The booking stays at its own time, and the times you proposed are open again.')
          : i18n._('So the request has ended, and nobody pays anything. The times you proposed are open again.'),
        seeIt(booking, context),
      ],
    }
  },

  booking_move_wished: ({ booking }, context) => {
    const { i18n } = context
    const { client: name, proposal } = booking
    const until = moment(booking, proposal?.until ?? booking.startsAt, context)
    return {
      ...about(booking, context),
      subject: i18n._('{name} asks to move', { name }),
      preview: i18n._('Answer by {until}.', { until }),
      tag: { tone: 'waiting', text: i18n._('Your answer is needed') },
      day: day(booking, context),
      title: i18n._('{name} asks to move.', { name }),
      parts: [
        facts(booking, context),
        ...heldTimes(booking, context),
        i18n._(
          'The time is held for {name} until {until}. Saying yes costs neither of you anything. If you say no, or don’t answer, the booking stays as it is.',
          {
            name,
            until,
          },
        ),
        { label: i18n._('Answer {name}', { name }), href: providersPage(booking, context) },
      ],
    }
  },

  booking_wish_withdrawn: ({ booking }, context) => {
    const { i18n } = context
    const { client: name } = booking
    return {
      ...about(booking, context),
      subject: i18n._('{name} no longer asks to move', { name }),
      preview: i18n._('The booking stays as it was.'),
      tag: { tone: 'over', text: i18n._('Not moved') },
      day: day(booking, context),
      title: i18n._('{name} no longer asks to move.', { name }),
      parts: [
        facts(booking, context),
        i18n._('The booking stays at this time, and the other one is open again. There is nothing for you to do.'),
        seeIt(booking, context),
      ],
    }
  },

  booking_move_refused: ({ booking }, context) => {
    const { i18n } = context
    const { provider: name } = booking
    return {
      ...about(booking, context),
      subject: i18n._('{name} didn’t move your booking', { name }),
      preview: i18n._('It stays as it was.'),
      tag: { tone: 'over', text: i18n._('Not moved') },
      day: day(booking, context),
      title: i18n._('Your booking stays as it was.'),
      parts: [
        facts(booking, context),
        i18n._('{name} didn’t move it. You are still expected at this time.', { name }),
        seeBooking(booking, context),
      ],
    }
  },
}
