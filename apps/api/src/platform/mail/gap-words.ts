import type { Templates } from './words.ts'

/** What those who wait for somebody, or have saved them, hear of their free times of today. */
export const gapWords: Templates<'gap_today'> = {
  gap_today: ({ name, providerId, times, now }, { i18n, origins, friendlyDateTime }) => ({
    why: i18n._(
      'You get this mail because you saved {name} or wait for them, and agreed to news from us. You can turn it off in your settings.',
      { name },
    ),
    subject: i18n._('{name} has free times today', { name }),
    preview: i18n._('First come, first served.'),
    title: i18n._('{name} has free times today.', { name }),
    parts: [
      {
        facts: times.map(({ title, startsAt, zone }) => ({
          label: title,
          lines: [friendlyDateTime(startsAt, zone, now)],
        })),
      },
      i18n._('First come, first served. You hear of free times like these once a day at most.'),
      { label: i18n._('See what is free'), href: `${origins.marketplace}/provider-detail/${providerId}` },
    ],
  }),
}
