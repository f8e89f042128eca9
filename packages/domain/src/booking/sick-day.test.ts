import { expect, test } from 'vitest'
import { timesOfOtherDays, waitsForOtherTime, withoutOverlaps } from './sick-day.ts'

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

test.for([
  { what: 'one that begins when another ends stays', span: [0, 10], is: true },
  { what: 'one that ends when another begins stays', span: [20, 30], is: true },
  { what: 'one that overlaps its beginning goes', span: [9, 11], is: false },
  { what: 'one that overlaps its end goes', span: [19, 21], is: false },
  { what: 'one around it goes', span: [0, 30], is: false },
  { what: 'one within it goes', span: [12, 13], is: false },
])('beside what is kept: $what', ({ span: [startsAt = 0, endsAt = 0], is }) => {
  const time = { startsAt, endsAt }
  expect(withoutOverlaps([time], [{ startsAt: 10, endsAt: 20 }])).toEqual(is ? [time] : [])
})

const offered = { by: 'provider', otherwise: 'cancels' } as const

test.for([
  { what: 'other times because the day is off', status: 'confirmed', proposal: offered, waits: true },
  {
    what: 'other times that may be turned down',
    status: 'confirmed',
    proposal: { ...offered, otherwise: 'stays' },
    waits: false,
  },
  { what: 'the client’s own wish', status: 'confirmed', proposal: { by: 'client', otherwise: 'stays' }, waits: false },
  { what: 'no times', status: 'confirmed', proposal: null, waits: false },
  { what: 'a request on a day off', status: 'requested', proposal: offered, waits: false },
] as const)('$what: whether its own day is off: $waits', ({ status, proposal, waits }) => {
  expect(waitsForOtherTime({ status, proposal })).toBe(waits ? proposal : undefined)
})
