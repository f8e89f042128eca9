import { expect, test } from 'vitest'
import { daysAfter, minutesOf, timeOf } from './wall-clock.ts'

test.for([
  ['00:00', 0],
  ['09:05', 545],
  ['21:30', 1_290],
  ['24:00', 1_440],
] as const)('%s is %i minutes since midnight', ([time, minutes]) => {
  expect(minutesOf(time)).toBe(minutes)
  expect(timeOf(minutes)).toBe(time)
})

test.for([
  ['2027-03-27', 1, '2027-03-28'],
  ['2027-03-28', 1, '2027-03-29'], // 23 hours long in London
  ['2027-12-31', 1, '2028-01-01'],
  ['2028-03-01', -1, '2028-02-29'],
] as const)('%s and %i days are %s', ([date, days, after]) => {
  expect(daysAfter(date, days)).toBe(after)
})
