import { expect, test } from 'vitest'
import {
  formatDate,
  formatDuration,
  formatFriendlyDate,
  formatFriendlyDateTime,
  formatMonth,
  formatTime,
} from './format-date.ts'

const now = Date.parse('2026-05-08T09:00:00Z')

test.for([
  { at: '2026-05-14T09:30:00Z', zone: 'Europe/London', date: '14-05-2026', time: '10:30' },
  { at: '2026-05-14T23:30:00Z', zone: 'Europe/London', date: '15-05-2026', time: '00:30' },
  { at: '2027-01-01T00:00:00Z', zone: 'Europe/London', date: '01-01-2027', time: '00:00' },
  { at: '2027-01-01T00:00:00Z', zone: 'America/New_York', date: '31-12-2026', time: '19:00' },
  { at: '2027-10-31T00:30:00Z', zone: 'Europe/London', date: '31-10-2027', time: '01:30' },
  { at: '2027-10-31T01:30:00Z', zone: 'Europe/London', date: '31-10-2027', time: '01:30' },
])('$at in $zone is $date and $time', ({ at, zone, date, time }) => {
  expect(formatDate(Date.parse(at), zone)).toBe(date)
  expect(formatTime(Date.parse(at), zone)).toBe(time)
})

test.for([
  { at: '2026-05-14T09:30:00Z', locale: 'en-GB', shown: 'Thu 14 May' },
  { at: '2026-05-14T09:30:00Z', locale: 'en-US', shown: 'Thu May 14' },
  { at: '2026-05-14T09:30:00Z', locale: 'fr-FR', shown: 'jeu. 14 mai' },
  { at: '2027-02-01T09:30:00Z', locale: 'fr-FR', shown: 'lun. 1er février 2027' },
  { at: '2026-12-01T09:30:00Z', locale: 'fr-FR', shown: 'mar. 1er décembre' },
  { at: '2026-12-11T09:30:00Z', locale: 'fr-FR', shown: 'ven. 11 décembre' },
  { at: '2026-12-01T09:30:00Z', locale: 'en-GB', shown: 'Tue 1 Dec' },
  { at: '2027-05-14T09:30:00Z', locale: 'en-GB', shown: 'Fri 14 May 2027' },
  { at: '2026-12-31T23:59:00Z', locale: 'en-GB', shown: 'Thu 31 Dec' },
  { at: '2027-01-01T00:00:00Z', locale: 'en-GB', shown: 'Fri 1 Jan 2027' },
])('$at is said "$shown" in $locale', ({ at, locale, shown }) => {
  expect(formatFriendlyDate(Date.parse(at), 'Europe/London', locale, now)).toBe(shown)
})

test.for(Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 20, 12)))(
  'a sentence may end in a day of any month: %i brings no full stop of its own',
  (at) => {
    for (const locale of ['en-GB', 'fr-FR'])
      expect(formatFriendlyDate(at, 'Europe/London', locale, now)).toMatch(/\p{L}$/u)
  },
)

test('whether the year is said depends on the year of the place, not of UTC', () => {
  const lateDecember = Date.parse('2026-12-31T20:00:00Z')
  expect(formatFriendlyDate(lateDecember, 'Asia/Kathmandu', 'en-GB', now)).toBe('Fri 1 Jan 2027')
})

test('a date and its time stand in one heading', () => {
  const at = Date.parse('2026-05-14T09:30:00Z')
  expect(formatFriendlyDateTime(at, 'Europe/London', 'en-GB', now)).toBe('Thu 14 May, 10:30')
  expect(formatFriendlyDateTime(at, 'Europe/London', 'fr-FR', now)).toBe('jeu. 14 mai, 10:30')
  expect(formatMonth(at, 'Europe/London', 'fr-FR')).toBe('mai 2026')
})

test.for([
  [1, '1 min'],
  [45, '45 min'],
  [59, '59 min'],
  [60, '1 h'],
  [65, '1 h 05'],
  [120, '2 h'],
  [150, '2 h 30'],
] as const)('%i minutes', ([minutes, shown]) => {
  expect(formatDuration(minutes)).toBe(shown.replaceAll(' ', '\u00a0')) // no line ends inside
})
