import { expect, test } from 'vitest'
import { timesOfOtherDays } from './sick-day.ts'

const at = (instant: string) => ({ startsAt: Date.parse(instant) })

test.for([
  { what: 'none', starts: [], kept: [] },
  { what: 'the first of a day', starts: ['2027-03-02T09:00Z', '2027-03-02T10:00Z'], kept: ['2027-03-02T09:00Z'] },
  {
    what: 'three days at most',
    starts: ['2027-03-02T09:00Z', '2027-03-03T09:00Z', '2027-03-05T09:00Z', '2027-03-06T09:00Z'],
    kept: ['2027-03-02T09:00Z', '2027-03-03T09:00Z', '2027-03-05T09:00Z'],
  },
  {
    what: 'days by the clock in London',
    starts: ['2027-06-01T22:30Z', '2027-06-01T23:30Z'],
    kept: ['2027-06-01T22:30Z', '2027-06-01T23:30Z'],
  },
])('other times of a day that is off: $what', ({ starts, kept }) => {
  expect(timesOfOtherDays(starts.map(at))).toEqual(kept.map(at))
})
