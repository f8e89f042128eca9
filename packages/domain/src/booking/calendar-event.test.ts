import { expect, test } from 'vitest'
import { hostileTexts } from '../text/hostile-texts.fixture.ts'
import {
  type CalendarEvent,
  googleCalendarUrl,
  icsFeed,
  icsFile,
  outlookCalendarUrl,
  ownIdOf,
} from './calendar-event.ts'

const event: CalendarEvent = {
  id: 'b1',
  title: 'Balayage; gloss, with Priya',
  startsAt: Date.UTC(2026, 4, 14, 9, 30),
  endsAt: Date.UTC(2026, 4, 14, 12, 0),
  location: 'Unit 6, 14 Cotton Street',
  url: 'https://ginipig.example/booking-details/b1',
  state: 'tentative',
  moves: 0,
}

test('the link carries title, start and end in UTC, so no clock change can move it', () => {
  const { searchParams } = new URL(googleCalendarUrl(event))
  expect(searchParams.get('text')).toBe('Balayage; gloss, with Priya')
  expect(searchParams.get('dates')).toBe('20260514T093000Z/20260514T120000Z')
  for (const host of ['outlook.live.com', 'outlook.office.com'] as const) {
    const outlook = new URL(outlookCalendarUrl(event, host))
    expect(outlook.host).toBe(host)
    expect(outlook.searchParams.get('subject')).toBe('Balayage; gloss, with Priya')
    expect(outlook.searchParams.get('startdt')).toBe('2026-05-14T09:30:00.000Z')
    expect(outlook.searchParams.get('enddt')).toBe('2026-05-14T12:00:00.000Z')
    expect(outlook.searchParams.get('location')).toBe('Unit 6, 14 Cotton Street')
  }
})

test('a place that is not known yet is left out of all', () => {
  const online = { ...event, location: '' }
  expect(new URL(outlookCalendarUrl(online, 'outlook.live.com')).searchParams.has('location')).toBe(false)
  expect(new URL(googleCalendarUrl(online)).searchParams.has('location')).toBe(false)
  expect(icsFile(online, 0)).not.toContain('LOCATION')
})

test('the file escapes what means something in it and says whether it is settled', () => {
  const file = icsFile(event, Date.UTC(2026, 4, 8))
  expect(file).toContain('SUMMARY:Balayage\\; gloss\\, with Priya\r\n')
  expect(file).toContain('STATUS:TENTATIVE\r\n')
  expect(icsFile({ ...event, state: 'confirmed' }, 0)).toContain('STATUS:CONFIRMED\r\n')
})

test('a later file of the same event replaces the earlier one, and a cancelled one takes it away', () => {
  const moved = icsFile({ ...event, state: 'confirmed', moves: 2 }, 0)
  expect(moved).toContain('UID:b1@ginipig\r\nSEQUENCE:3\r\n')
  expect(moved).toContain('METHOD:PUBLISH\r\n')
  const gone = icsFile({ ...event, state: 'cancelled', moves: 2 }, 0)
  expect(gone).toContain('SEQUENCE:4\r\n')
  expect(gone).toContain('METHOD:CANCEL\r\n')
  expect(gone).toContain('STATUS:CANCELLED\r\n')
})

test('no line is longer than 75 bytes, and no letter is torn apart', () => {
  const file = icsFile({ ...event, title: 'é'.repeat(120) }, 0)
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${'é'.repeat(120)}`)
})

test('a yes is a newer version of its request, under the same id', () => {
  const version = (file: string) => file.split('\r\n').filter((line) => /^(UID|SEQUENCE)/.test(line))
  expect(version(icsFile(event, 0))).toEqual(['UID:b1@ginipig', 'SEQUENCE:0'])
  expect(version(icsFile({ ...event, state: 'confirmed' }, 0))).toEqual(['UID:b1@ginipig', 'SEQUENCE:1'])
})

test('one whose day is off is tentative, and no older than the yes before it', () => {
  const file = icsFile({ ...event, state: 'day_off', moves: 1 }, 0)
  expect(file).toContain('SEQUENCE:2\r\n')
  expect(file).toContain('STATUS:TENTATIVE\r\n')
  expect(file).toContain('METHOD:PUBLISH\r\n')
})

test('a feed holds many events as their own files do, and stays the same while nothing changes', () => {
  const events = [
    { ...event, since: 0 },
    { ...event, id: 'b2', title: 'Blocked', url: '', since: 1_000 },
  ]
  const feed = icsFeed('Ginipig; Priya', events)
  expect(feed).toContain('X-WR-CALNAME:Ginipig\\; Priya\r\n')
  expect(feed.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(feed.match(/^URL:/gm)).toHaveLength(1)
  const one = icsFile(event, 0)
  expect(feed).toContain(one.slice(one.indexOf('BEGIN:VEVENT'), one.indexOf('END:VCALENDAR')))
  expect(icsFeed('Ginipig; Priya', events)).toBe(feed)
})

test.for([
  ['b1@ginipig', 'b1'],
  ['b1@google.com', undefined],
  ['', undefined],
])('%s is of our thing %s', ([uid = '', id]) => {
  expect(ownIdOf(uid)).toBe(id)
})

test('nothing that somebody writes ends its line: a file has the same lines whatever is in them', () => {
  const linesOf = (text: string) => {
    const said = { ...event, title: text, location: text }
    const file = icsFile(said, 0) + icsFeed('Ginipig', [{ ...said, since: 0 }])
    const whole = file.replace(/\r\n[ \t]/g, '')
    return whole.split(/[\r\n\v\f\u0085\u2028\u2029]+/).map((line) => line.replace(/[:;].*$/, ''))
  }
  const plain = linesOf('Balayage')
  for (const text of [
    ...hostileTexts,
    ...['\r', '\n', '\r\n', '\u2028', '\v'].map((end) => `x${end}ATTACH:https://evil.example`),
  ])
    expect(linesOf(text)).toEqual(plain)
})
