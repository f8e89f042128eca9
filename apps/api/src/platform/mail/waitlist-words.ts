import { day, facts, moment } from './booking-parts.ts'
import type { Templates } from './words.ts'

/** What the first in line hears of a time that came free. */
export const waitlistWords: Templates<'booking_time_offered'> = {
  booking_time_offered: ({ booking }, context) => {
    const { i18n, money, origins } = context
    const { id, provider: name, total, currency, heldUntil, startsAt } = booking
    const until = moment(booking, heldUntil ?? startsAt, context)
    const price = money(total, currency)
    return {
      app: 'marketplace',
      why: i18n._('You get this email because you wait for this treatment. Stop waiting, and you hear no more of it.'),
      subject: i18n._('A time with {name} is held for you', { name }),
      preview: i18n._('Take it by {until}.', { until }),
      tag: { tone: 'waiting', text: i18n._('Held for you') },
      day: day(booking, context),
      title: i18n._('A time with {name} opened up, and it’s yours.', { name }),
      parts: [
        facts(booking, context),
        i18n._(
          'Nobody else can book it until {until}. It costs {price}; you see every penny of it before you pay. Do nothing, and it is open to others; you keep your place for the next time.',
          { until, price },
        ),
        { label: i18n._('See the time'), href: `${origins.marketplace}/waitlist/${id}` },
      ],
    }
  },
}

/** What those who wait for somebody, or have saved them, hear of their free times of today. */
export const gapWords: Templates<'gap_today'> = {
  gap_today: ({ name, providerId, times, now }, { i18n, origins, friendlyDateTime }) => ({
    app: 'marketplace',
    why: i18n._(
      'You get this email because you saved {name} or wait for them, and agreed to news from us. You can turn it off in your settings.',
      { name },
    ),
    subject: i18n._('{name} has open times today', { name }),
    preview: i18n._('First come, first served.'),
    title: i18n._('{name} has open times today.', { name }),
    parts: [
      {
        facts: times.map(({ title, startsAt, zone }) => ({
          label: title,
          lines: [friendlyDateTime(startsAt, zone, now)],
        })),
      },
      i18n._('First come, first served. You hear of open times like these once a day at most.'),
      { label: i18n._('See what is open'), href: `${origins.marketplace}/provider-detail/${providerId}` },
    ],
  }),
}
