import { expect, test } from 'vitest'
import { comingWeekend } from './weekend.ts'

test.for([
  ['2027-02-08T12:00:00Z', ['2027-02-13', '2027-02-14']],
  ['2027-02-13T12:00:00Z', ['2027-02-13', '2027-02-14']],
  ['2027-02-14T12:00:00Z', ['2027-02-14']],
  ['2027-06-11T23:30:00Z', ['2027-06-12', '2027-06-13']],
] as const)('from %s on', ([now, dates]) => {
  expect(comingWeekend(Date.parse(now), 'Europe/London')).toEqual(dates)
})
