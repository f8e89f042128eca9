import { DAY_MS } from '@ginipig/domain/time'
import { describe, expect, test } from 'vitest'
import { busySpans } from './busy-spans.ts'
import { readSpans } from './read-spans.ts'

const options = {
  from: Date.parse('2027-02-02T00:00Z'),
  until: Date.parse('2027-11-30T00:00Z'),
  zone: 'Europe/London',
  ownIds: ['0a8f2f8e-0000-4000-8000-000000000001'],
  ownEnd: '.0a8f2f8e-0000-4000-8000-00000000000f',
}

const file = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n')
let uid = 0
const event = (...lines: string[]) => {
  uid += 1
  const id = lines.some((line) => line.startsWith('UID')) ? [] : [`UID:${uid}@test`]
  return ['BEGIN:VEVENT', ...id, ...lines, 'END:VEVENT']
}
const said = (instant: number) => new Date(instant).toISOString().slice(0, 16)
const read = (text: string) => busySpans(text, options).map(({ from, until }) => [said(from), said(until)])
const busy = (...lines: string[]) => read(file(...event(...lines)))

describe('one event', () => {
  test.for<[string, string[], [string, string][]]>([
    ['in UTC', ['DTSTART:20270301T090000Z', 'DTEND:20270301T100000Z'], [['2027-03-01T09:00', '2027-03-01T10:00']]],
    ['with a length', ['DTSTART:20270301T090000Z', 'DURATION:PT90M'], [['2027-03-01T09:00', '2027-03-01T10:30']]],
    [
      'by London’s clock in summer',
      ['DTSTART;TZID=Europe/London:20270601T090000', 'DTEND;TZID=Europe/London:20270601T100000'],
      [['2027-06-01T08:00', '2027-06-01T09:00']],
    ],
    [
      'by New York’s clock',
      ['DTSTART;TZID=America/New_York:20270301T090000', 'DURATION:PT1H'],
      [['2027-03-01T14:00', '2027-03-01T15:00']],
    ],
    [
      'without a zone',
      ['DTSTART:20270601T090000', 'DTEND:20270601T100000'],
      [['2027-06-01T08:00', '2027-06-01T09:00']],
    ],
    [
      'of a whole day',
      ['DTSTART;VALUE=DATE:20270601', 'DTEND;VALUE=DATE:20270602'],
      [['2027-05-31T23:00', '2027-06-01T23:00']],
    ],
    ['of a whole day without an end', ['DTSTART;VALUE=DATE:20270301'], [['2027-03-01T00:00', '2027-03-02T00:00']]],
    [
      'of days with a clock change in them',
      ['DTSTART;VALUE=DATE:20270327', 'DTEND;VALUE=DATE:20270329'],
      [['2027-03-27T00:00', '2027-03-28T23:00']],
    ],
    [
      'over both ends of the window',
      ['DTSTART:20200101T000000Z', 'DTEND:20300101T000000Z'],
      [['2027-02-02T00:00', '2027-11-30T00:00']],
    ],
    ['before the window', ['DTSTART:20270201T090000Z', 'DTEND:20270201T100000Z'], []],
    ['without a length', ['DTSTART:20270301T090000Z'], []],
    ['that ends before it begins', ['DTSTART:20270301T100000Z', 'DTEND:20270301T090000Z'], []],
    ['during which one is free', ['DTSTART:20270301T090000Z', 'DURATION:PT1H', 'TRANSP:TRANSPARENT'], []],
    [
      'that Outlook shows as free',
      ['DTSTART:20270301T090000Z', 'DURATION:PT1H', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'],
      [],
    ],
    ['that is cancelled', ['DTSTART:20270301T090000Z', 'DURATION:PT1H', 'STATUS:CANCELLED'], []],
    [
      'that is tentative',
      ['DTSTART:20270301T090000Z', 'DURATION:PT1H', 'STATUS:TENTATIVE'],
      [['2027-03-01T09:00', '2027-03-01T10:00']],
    ],
    ['of ours', ['UID:0a8f2f8e-0000-4000-8000-000000000001@ginipig', 'DTSTART:20270301T090000Z', 'DURATION:PT1H'], []],
    [
      'blocked by ourselves once',
      ['UID:gone.0a8f2f8e-0000-4000-8000-00000000000f@ginipig', 'DTSTART:20270301T090000Z', 'DURATION:PT1H'],
      [],
    ],
    [
      'of another provider of ours',
      ['UID:0a8f2f8e-0000-4000-8000-000000000002@ginipig', 'DTSTART:20270301T090000Z', 'DURATION:PT1H'],
      [['2027-03-01T09:00', '2027-03-01T10:00']],
    ],
    ['without a start', ['SUMMARY:Nothing'], []],
    ['at no time there is', ['DTSTART:20271399T990000Z', 'DTEND:soon'], []],
  ])('%s', ([, lines, spans]) => {
    expect(busy(...lines)).toEqual(spans)
  })
})

describe('clock changes', () => {
  test('a weekly event stays at nine by the wall clock through both', () => {
    const weekly = busy(
      'DTSTART;TZID=Europe/London:20270321T090000',
      'DTEND;TZID=Europe/London:20270321T100000',
      'RRULE:FREQ=WEEKLY;COUNT=2',
    )
    expect(weekly).toEqual([
      ['2027-03-21T09:00', '2027-03-21T10:00'],
      ['2027-03-28T08:00', '2027-03-28T09:00'],
    ])
    const autumn = busy('DTSTART;TZID=Europe/London:20271024T090000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=2')
    expect(autumn).toEqual([
      ['2027-10-24T08:00', '2027-10-24T09:00'],
      ['2027-10-31T09:00', '2027-10-31T10:00'],
    ])
  })

  test('an hour that the clocks skip is the one after it', () => {
    expect(busy('DTSTART;TZID=Europe/London:20270328T013000', 'DURATION:PT30M')).toEqual([
      ['2027-03-28T01:30', '2027-03-28T02:00'],
    ])
  })

  test('of an hour that comes twice it is the first', () => {
    expect(busy('DTSTART;TZID=Europe/London:20271031T013000', 'DURATION:PT30M')).toEqual([
      ['2027-10-31T00:30', '2027-10-31T01:00'],
    ])
  })

  test('whole days again and again end at midnight', () => {
    const days = busy('DTSTART;VALUE=DATE:20270327', 'DTEND;VALUE=DATE:20270328', 'RRULE:FREQ=WEEKLY;COUNT=2')
    expect(days).toEqual([
      ['2027-03-27T00:00', '2027-03-28T00:00'],
      ['2027-04-02T23:00', '2027-04-03T23:00'],
    ])
  })
})

test('a zone that the file itself describes counts where we don’t know its name', () => {
  const zone = [
    ...['BEGIN:VTIMEZONE', 'TZID:Our office', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
    ...['TZOFFSETFROM:+0300', 'TZOFFSETTO:+0300', 'END:STANDARD', 'END:VTIMEZONE'],
  ]
  const text = file(
    ...zone,
    ...event('DTSTART;TZID=Our office:20270301T090000', 'DTEND;TZID=Our office:20270301T100000'),
  )
  expect(read(text)).toEqual([['2027-03-01T06:00', '2027-03-01T07:00']])
})

describe('recurrences', () => {
  const daily = ['UID:daily', 'DTSTART:20270301T090000Z', 'DTEND:20270301T100000Z', 'RRULE:FREQ=DAILY;COUNT=4']

  test('are expanded, without left-out dates and with further ones', () => {
    expect(busy(...daily, 'EXDATE:20270302T090000Z', 'RDATE:20270310T090000Z')).toEqual([
      ['2027-03-01T09:00', '2027-03-01T10:00'],
      ['2027-03-03T09:00', '2027-03-03T10:00'],
      ['2027-03-04T09:00', '2027-03-04T10:00'],
      ['2027-03-10T09:00', '2027-03-10T10:00'],
    ])
  })

  test('a single date may be moved, cancelled or free', () => {
    const change = (date: string, ...lines: string[]) => event('UID:daily', `RECURRENCE-ID:${date}T090000Z`, ...lines)
    const text = file(
      ...event(...daily),
      ...change('20270302', 'DTSTART:20270302T150000Z', 'DTEND:20270302T160000Z'),
      ...change('20270303', 'DTSTART:20270303T090000Z', 'DTEND:20270303T100000Z', 'STATUS:CANCELLED'),
      ...change('20270304', 'DTSTART:20270304T090000Z', 'DTEND:20270304T100000Z', 'TRANSP:TRANSPARENT'),
    )
    expect(read(text)).toEqual([
      ['2027-03-01T09:00', '2027-03-01T10:00'],
      ['2027-03-02T15:00', '2027-03-02T16:00'],
    ])
  })

  test('a change of a date without its series counts alone', () => {
    const text = file(
      ...event('UID:lost', 'RECURRENCE-ID:20270301T090000Z', 'DTSTART:20270302T090000Z', 'DURATION:PT1H'),
    )
    expect(read(text)).toEqual([['2027-03-02T09:00', '2027-03-02T10:00']])
  })

  test('one without an end ends with the window', () => {
    const spans = busy('DTSTART:20200101T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY')
    expect([spans[0]?.[0], spans.at(-1)?.[0]]).toEqual(['2027-02-03T09:00', '2027-11-24T09:00'])
  })
})

test('times that meet are one', () => {
  const text = file(
    ...event('DTSTART:20270301T110000Z', 'DTEND:20270301T120000Z'),
    ...event('DTSTART:20270301T090000Z', 'DTEND:20270301T113000Z'),
    ...event('DTSTART:20270301T120000Z', 'DTEND:20270301T123000Z'),
  )
  expect(read(text)).toEqual([['2027-03-01T09:00', '2027-03-01T12:30']])
})

const many = (count: number) =>
  file(
    ...Array.from({ length: count }, (_, index) => {
      const start = new Date(options.from + index * 2 * 3_600_000).toISOString().replace(/[-:]|\.\d{3}/g, '')
      return event(`DTSTART:${start}`, 'DURATION:PT1H', `SUMMARY:${'Lorem ipsum '.repeat(10)}`)
    }).flat(),
  )

/** What a stranger may send to harm us, and what is said of it; never a crash, never for long. */
const hostile: [string, string, { problem?: string; spans?: unknown }][] = [
  ['nothing', '', { problem: 'not_a_calendar' }],
  ['a page', '<!doctype html><title>Log in</title>', { problem: 'not_a_calendar' }],
  ['JSON', '[["vcalendar",[],[]]]', { problem: 'not_a_calendar' }],
  ['half a calendar', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:2027', { problem: 'not_a_calendar' }],
  ['a card', 'BEGIN:VCARD\r\nFN:Priya\r\nEND:VCARD\r\n', { problem: 'not_a_calendar' }],
  ['noughts', '\0'.repeat(10_000), { problem: 'not_a_calendar' }],
  ['an empty calendar', file(), { spans: [] }],
  [
    'every second for ever',
    file(...event('DTSTART:19700101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY')),
    { problem: 'too_much' },
  ],
  [
    'a date that never comes',
    file(...event('DTSTART:20270101T000000Z', 'DURATION:PT1H', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30')),
    {},
  ],
  [
    'an interval of nought',
    file(...event('DTSTART:20270301T000000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;INTERVAL=0')),
    {},
  ],
  ['a length of ages', file(...event('DTSTART:20270301T000000Z', 'DURATION:P99999999W')), {}],
  [
    'a zone called like a property',
    file(...event('DTSTART;TZID=__proto__:20270301T090000', 'DURATION:PT1H')),
    { spans: expect.arrayContaining([expect.anything()]) },
  ],
  ['components deep in each other', `${'BEGIN:VCALENDAR\r\n'.repeat(50_000)}${'END:VCALENDAR\r\n'.repeat(50_000)}`, {}],
  ['more times than anybody has', many(2_500), { problem: 'too_much' }],
]

test.for(hostile)('%s does no harm', async ([, text, expected]) => {
  // What is told at once has as long as a busy machine takes to begin; what could go on for ever has little.
  const isTold = expected.spans !== undefined || expected.problem === 'not_a_calendar'
  const found = await readSpans(text, options, isTold ? 30_000 : 2_000)
  expect(found).toMatchObject(expected)
})

test('a file of five megabytes is read', async () => {
  const old = many(1_500).replace('END:VCALENDAR\r\n', '')
  const event = [
    'BEGIN:VEVENT',
    'UID:x',
    'DTSTART:20100101T090000Z',
    'DURATION:PT1H',
    `DESCRIPTION:${'x'.repeat(60)}`,
    'END:VEVENT',
    '',
  ]
  const text = `${old}${event.join('\r\n').repeat(33_000)}END:VCALENDAR\r\n`
  expect(text.length).toBeGreaterThan(4_800_000)
  // A busy machine takes its time; in the product it is tried again later.
  const found = await readSpans(text, options, 30_000)
  expect(found).toMatchObject({
    spans: expect.arrayContaining([{ from: options.from, until: options.from + DAY_MS / 24 }]),
  })
})
