import { type CalendarEvent, googleCalendarUrl, outlookCalendarUrl } from '@ginipig/domain/booking'
import { toWallClock } from '@ginipig/domain/time'
import type { ClientsBooking, ProvidersBooking } from './mail.ts'
import type { Part, WordContext, Words } from './words.ts'

export type MailedBooking = ClientsBooking | ProvidersBooking

/** "Thu 14 May, 10:30". */
export const start = ({ startsAt, zone, now }: MailedBooking, { friendlyDateTime }: WordContext) =>
  friendlyDateTime(startsAt, zone, now)

/** "Tue 12 May, 22:30", of a deadline, by the clock of the appointment's place. */
export const moment = (
  { zone, now }: Pick<MailedBooking, 'zone' | 'now'>,
  at: number,
  { friendlyDateTime }: WordContext,
) => friendlyDateTime(at, zone, now)

/** The leaf of the calendar, and the line under it. */
export function day({ startsAt, zone, now }: MailedBooking, { friendlyDate }: WordContext): NonNullable<Words['day']> {
  const [weekday = '', number = '', month = ''] = friendlyDate(startsAt, zone, now).split(' ')
  return { weekday, day: number, month }
}

/** What all mails about a booking have in common. */
export const about = (booking: MailedBooking, { i18n }: WordContext) => ({
  reference: booking.reference,
  app: 'client' in booking ? ('console' as const) : ('marketplace' as const),
  why: i18n._(
    'You get this email because it is about a booking of yours. It is sent whatever you chose about news by email.',
  ),
})

export const facts = (booking: MailedBooking, context: WordContext): Part => ({
  facts: [
    { label: context.i18n._('What'), lines: [booking.title] },
    { label: context.i18n._('When'), lines: [start(booking, context)] },
  ],
})

/** To the minute, from when to when. */
export const whatAndWhen = (booking: MailedBooking, context: WordContext) => {
  const { i18n, time, friendlyDate } = context
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

export const clientsPage = ({ id }: ClientsBooking, { origins }: WordContext) =>
  `${origins.marketplace}/booking-details/${id}`
export const providersPage = ({ id }: ProvidersBooking, { origins }: WordContext) =>
  `${origins.console}/provider/booking-details/${id}`

export const seeBooking = (booking: ClientsBooking, context: WordContext) => ({
  label: context.i18n._('See your booking'),
  href: clientsPage(booking, context),
})

/** Where its invoices are. */
export const invoiceLink = (booking: ClientsBooking, context: WordContext) => ({
  label: context.i18n._('Download the invoice'),
  href: `${clientsPage(booking, context)}#payments`,
  isQuiet: true as const,
})

export const seeIt = (booking: ProvidersBooking, context: WordContext): Part => ({
  label: context.i18n._('See the booking'),
  href: providersPage(booking, context),
})

/** What becomes of the time that a booking has given back. */
export const free = ({ isFreeAgain }: ProvidersBooking, { i18n }: WordContext) =>
  isFreeAgain
    ? i18n._('The time is free again and can be booked. There is nothing for you to do.')
    : i18n._('There is nothing for you to do.')

type State = CalendarEvent['state']

/** What stands in every file for a calendar; the id is the one of the file that the booking's page offers, so that a later
 *  file replaces an earlier one. */
const sharedEvent = ({ id, startsAt, endsAt, moves, place }: MailedBooking, state: State) => ({
  id,
  startsAt,
  endsAt,
  location: place ?? '',
  state,
  moves,
})

export const clientsEvent = (
  booking: ClientsBooking,
  context: WordContext,
  state: State = 'confirmed',
): CalendarEvent => ({
  ...sharedEvent(booking, state),
  title:
    state === 'day_off'
      ? context.i18n._('Day off: {treatment} with {provider}', { treatment: booking.title, provider: booking.provider })
      : context.i18n._('{treatment} with {provider}', { treatment: booking.title, provider: booking.provider }),
  url: clientsPage(booking, context),
})

export const providersEvent = (
  booking: ProvidersBooking,
  context: WordContext,
  state: State = 'confirmed',
): CalendarEvent => ({
  ...sharedEvent(booking, state),
  title: context.i18n._('{treatment} for {client}', { treatment: booking.title, client: booking.client }),
  url: providersPage(booking, context),
})

/** Calendars that take an event by a link. */
export const calendarLinks = (event: CalendarEvent, { i18n }: WordContext) => [
  { label: i18n._('Google Calendar'), href: googleCalendarUrl(event) },
  { label: i18n._('Outlook.com'), href: outlookCalendarUrl(event, 'outlook.live.com') },
  { label: i18n._('Microsoft 365'), href: outlookCalendarUrl(event, 'outlook.office.com') },
]

/** What is asked of who comes, and the last moment for a patch test. */
export function asked(booking: ClientsBooking, context: WordContext) {
  const { i18n } = context
  const { requirements, patchTestBy } = booking.asked
  return [
    ...(requirements === null ? [] : [{ label: i18n._('What’s needed'), lines: requirements.split(/\s*\n\s*/) }]),
    ...(patchTestBy === null
      ? []
      : [
          {
            label: i18n._('Before that'),
            lines: [
              i18n._('A patch test by {until}, if you haven’t had it.', {
                until: moment(booking, patchTestBy, context),
              }),
            ],
          },
        ]),
  ]
}

/** Where the same treatment can be booked on another day; nothing where its listing is closed. */
export const otherTimes = ({ provider: name, listingId, isListed }: ClientsBooking, { i18n, origins }: WordContext) =>
  isListed
    ? [
        {
          label: i18n._('See other times with {name}', { name }),
          href: `${origins.marketplace}/treatment-availability/${listingId}`,
          isQuiet: true as const,
        },
      ]
    : []

/** Others' open times, each to its day in the calendar; nothing where there is none. */
export function likeIt(
  { like, currency, now }: ClientsBooking,
  { i18n, money, friendlyDateTime, origins }: WordContext,
): Part[] {
  if (like.length === 0) return []
  return [
    {
      title: i18n._('Like it, and open now'),
      act: i18n._('Book'),
      offers: like.map(({ listingId, title, provider, town, startsAt, zone, price, percent }) => {
        const day = toWallClock(startsAt, zone).date
        const when = friendlyDateTime(startsAt, zone, now)
        return {
          title,
          line: [town ? i18n._('{name}, {town}', { name: provider, town }) : provider, when].join(' · '),
          price: money(price, currency),
          off: percent === null ? null : i18n._('{percent}% off', { percent }),
          href: `${origins.marketplace}/treatment-availability/${listingId}?month=${day.slice(0, 7)}&day=${day}`,
        }
      }),
      note: i18n._(
        'What you gave for this one fills the next once you say so. A time is held for 15 minutes while you book.',
      ),
    },
  ]
}

/** Where it takes place. */
export const place = ({ place }: ClientsBooking, { i18n }: WordContext) => ({
  label: i18n._('Where'),
  lines: place === null ? [i18n._('Online')] : place.split(/\s*\n\s*/),
})

/** What cancelling costs, by the booking's own terms, and where one moves or cancels. */
export function ifNot(booking: ClientsBooking, context: WordContext): Part {
  const { i18n, origins } = context
  return {
    title: i18n._('If you can’t come'),
    links: [
      { label: i18n._('Move it'), href: `${origins.marketplace}/move-booking/${booking.id}` },
      { label: i18n._('Cancel it'), href: clientsPage(booking, context) },
    ],
    note: cancelling(booking, context),
  }
}

/** What cancelling costs and until when, and what comes back if the provider cancels. */
export function cancelling(booking: ClientsBooking, context: WordContext): string {
  const { i18n, money } = context
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
      until: moment(booking, cancelling.early.until, context),
      early: money(cancelling.early.amount, currency),
      late,
      name,
    },
  )
}
