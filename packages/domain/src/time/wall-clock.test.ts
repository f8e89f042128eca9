import { expect, test } from 'vitest'
import { toWallClock } from './wall-clock.ts'

test.for([
  { zone: 'Europe/London', at: '2027-03-28T00:59:59.999Z', date: '2027-03-28', time: '00:59' },
  { zone: 'Europe/London', at: '2027-03-28T01:00:00Z', date: '2027-03-28', time: '02:00' },
  { zone: 'Europe/London', at: '2027-10-31T00:59:00Z', date: '2027-10-31', time: '01:59' },
  { zone: 'Europe/London', at: '2027-10-31T01:00:00Z', date: '2027-10-31', time: '01:00' },
  { zone: 'Europe/London', at: '2027-06-30T23:00:00Z', date: '2027-07-01', time: '00:00' },
  { zone: 'America/New_York', at: '2027-03-14T07:00:00Z', date: '2027-03-14', time: '03:00' },
  { zone: 'America/Havana', at: '2026-11-01T05:00:00Z', date: '2026-11-01', time: '00:00' },
  { zone: 'Australia/Lord_Howe', at: '2027-10-02T15:30:00Z', date: '2027-10-03', time: '02:30' },
  { zone: 'Australia/Sydney', at: '2027-12-31T13:00:00Z', date: '2028-01-01', time: '00:00' },
  { zone: 'Asia/Kathmandu', at: '2027-05-14T04:45:00Z', date: '2027-05-14', time: '10:30' },
])('$at is $date $time in $zone', ({ zone, at, date, time }) => {
  expect(toWallClock(Date.parse(at), zone)).toEqual({ date, time })
})

test('a zone that does not exist is an error, not a date', () => {
  expect(() => toWallClock(0, 'Europe/Brighton')).toThrow(RangeError)
})
