import fc from 'fast-check'
import { Settings } from 'luxon'
import { afterEach, expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from './durations.ts'
import { toWallClock } from './wall-clock.ts'
import { dateMonthsLater, fromWallClock, monthBounds } from './zone-arithmetic.ts'

const zones = [
  'Europe/London',
  'America/New_York',
  'America/Havana',
  'Australia/Lord_Howe',
  'Australia/Sydney',
  'Asia/Kathmandu',
] as const

/** Luxon resolves a time that comes twice by the offset of today, so every reading is tried on both. */
const todays = ['2027-01-15T12:00:00Z', '2027-07-15T12:00:00Z'] as const

const realNow = Settings.now
afterEach(() => {
  Settings.now = realNow
})

const instant = (iso: string) => Date.parse(iso)

const readings = [
  { zone: 'Europe/London', date: '2027-03-28', time: '00:59', at: '2027-03-28T00:59:00Z' },
  { zone: 'Europe/London', date: '2027-03-28', time: '01:00', at: undefined },
  { zone: 'Europe/London', date: '2027-03-28', time: '01:59', at: undefined },
  { zone: 'Europe/London', date: '2027-03-28', time: '02:00', at: '2027-03-28T01:00:00Z' },
  { zone: 'Europe/London', date: '2027-03-28', time: '10:30', at: '2027-03-28T09:30:00Z' },
  { zone: 'Europe/London', date: '2027-10-31', time: '00:59', at: '2027-10-30T23:59:00Z' },
  { zone: 'Europe/London', date: '2027-10-31', time: '01:00', at: '2027-10-31T00:00:00Z' },
  { zone: 'Europe/London', date: '2027-10-31', time: '01:59', at: '2027-10-31T00:59:00Z' },
  { zone: 'Europe/London', date: '2027-10-31', time: '02:00', at: '2027-10-31T02:00:00Z' },
  { zone: 'Europe/London', date: '2027-10-31', time: '10:30', at: '2027-10-31T10:30:00Z' },
  { zone: 'America/New_York', date: '2027-03-14', time: '02:30', at: undefined },
  { zone: 'America/New_York', date: '2027-11-07', time: '01:30', at: '2027-11-07T05:30:00Z' },
  { zone: 'America/Havana', date: '2026-11-01', time: '00:30', at: '2026-11-01T04:30:00Z' },
  { zone: 'Australia/Lord_Howe', date: '2027-10-03', time: '02:15', at: undefined },
  { zone: 'Australia/Lord_Howe', date: '2027-04-04', time: '01:45', at: '2027-04-03T14:45:00Z' },
  { zone: 'Australia/Sydney', date: '2027-04-04', time: '02:30', at: '2027-04-03T15:30:00Z' },
  { zone: 'Asia/Kathmandu', date: '2027-10-31', time: '01:30', at: '2027-10-30T19:45:00Z' },
].flatMap((reading) => todays.map((today) => ({ ...reading, today })))

test.for(readings)('$date $time in $zone is $at, read on $today', ({ zone, date, time, at, today }) => {
  Settings.now = () => instant(today)
  expect(fromWallClock({ date, time }, zone)).toBe(at && instant(at))
})

test.for([
  { date: '2027-02-29', time: '10:00' },
  { date: '2027-13-01', time: '10:00' },
  { date: '2027-05-14', time: '24:00' },
  { date: '2027-05-14', time: '10:60' },
  { date: '2027-05-14', time: '7:00' },
  { date: '2027-05-14', time: '10:30:15' },
  { date: '14-05-2027', time: '10:30' },
  { date: '', time: '' },
])('"$date" "$time" is no moment', (clock) => {
  expect(fromWallClock(clock, 'Europe/London')).toBeUndefined()
})

test('a zone that does not exist has no moments', () => {
  expect(fromWallClock({ date: '2027-05-14', time: '10:30' }, 'Europe/Brighton')).toBeUndefined()
})

const intlClocks = new Map(
  zones.map((zone) => [
    zone,
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }),
  ]),
)

test('10,000 instants of six zones go to the wall clock and come back as the first moment it shows (trust.md G28)', () => {
  const minutes = fc.integer({
    min: instant('2025-01-01T00:00Z') / MINUTE_MS,
    max: instant('2031-01-01T00:00Z') / MINUTE_MS,
  })
  const aroundChange = fc
    .tuple(
      fc.constantFrom('2027-03-28T01:00Z', '2027-10-31T01:00Z', '2026-11-01T05:00Z', '2027-04-03T15:00Z'),
      fc.integer({ min: -150, max: 150 }),
    )
    .map(([change, offset]) => instant(change) / MINUTE_MS + offset)
  fc.assert(
    fc.property(
      fc.oneof(minutes, aroundChange),
      fc.constantFrom(...zones),
      fc.constantFrom(...todays),
      (minute, zone, today) => {
        Settings.now = () => instant(today)
        const at = minute * MINUTE_MS
        const clock = toWallClock(at, zone)
        const shows = (moment: number) => intlClocks.get(zone)?.format(moment)
        expect(`${clock.date} ${clock.time}`).toBe(shows(at))
        const earlier = [HOUR_MS, HOUR_MS / 2].find((shift) => shows(at - shift) === shows(at)) ?? 0
        expect(fromWallClock(clock, zone)).toBe(at - earlier)
      },
    ),
  )
})

test.for([
  { from: '2026-11-30T12:00:00Z', months: 3, date: '2027-02-28' },
  { from: '2027-11-30T12:00:00Z', months: 3, date: '2028-02-29' },
  { from: '2027-01-31T12:00:00Z', months: 3, date: '2027-04-30' },
  { from: '2027-05-14T12:00:00Z', months: 3, date: '2027-08-14' },
  { from: '2026-12-28T12:00:00Z', months: 3, date: '2027-03-28' },
  { from: '2027-06-30T23:30:00Z', months: 3, date: '2027-10-01' },
  { from: '2027-05-14T12:00:00Z', months: 0, date: '2027-05-14' },
])('$months months after $from in London it is $date', ({ from, months, date }) => {
  expect(dateMonthsLater(instant(from), months, 'Europe/London')).toBe(date)
})

test.for([
  { month: '2027-03', zone: 'Europe/London', from: '2027-03-01T00:00Z', to: '2027-03-31T23:00Z' },
  { month: '2027-10', zone: 'Europe/London', from: '2027-09-30T23:00Z', to: '2027-11-01T00:00Z' },
  { month: '2028-02', zone: 'Europe/London', from: '2028-02-01T00:00Z', to: '2028-03-01T00:00Z' },
  { month: '2027-12', zone: 'Asia/Kathmandu', from: '2027-11-30T18:15Z', to: '2027-12-31T18:15Z' },
  { month: '2026-11', zone: 'America/Havana', from: '2026-11-01T04:00Z', to: '2026-12-01T05:00Z' },
])('$month in $zone runs from $from to $to', ({ month, zone, from, to }) => {
  expect(monthBounds(month, zone)).toEqual({ from: instant(from), to: instant(to) })
})

test.for(zones)('months in %s leave no gap and no overlap, on any day they are asked for', (zone) => {
  const months = Array.from({ length: 48 }, (_, index) => {
    return `${2025 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
  })
  for (const today of todays) {
    Settings.now = () => instant(today)
    const bounds = months.map((month) => monthBounds(month, zone))
    expect(bounds.slice(1).map(({ from }) => from)).toEqual(bounds.slice(0, -1).map(({ to }) => to))
    expect(bounds.map(({ from }) => toWallClock(from, zone).date)).toEqual(months.map((month) => `${month}-01`))
  }
})
