import { expect, test } from 'vitest'
import { horizonDate, slotProblem } from './slot-rule.ts'

const london = 'Europe/London'
const instant = (iso: string) => Date.parse(iso)
const now = instant('2026-11-30T12:00:00Z')

test.for([
  { when: 'now', at: '2026-11-30T12:00:00Z', problem: 'slot_in_past' },
  { when: 'a millisecond ago', at: '2026-11-30T11:59:59.999Z', problem: 'slot_in_past' },
  { when: 'the next half hour', at: '2026-11-30T12:30:00Z', problem: undefined },
  { when: 'off the half hour', at: '2026-11-30T12:45:00Z', problem: 'slot_off_grid' },
  { when: 'seconds after the half hour', at: '2026-11-30T12:30:15Z', problem: 'slot_off_grid' },
  { when: 'a millisecond after the half hour', at: '2026-11-30T12:30:00.001Z', problem: 'slot_off_grid' },
  { when: 'the first start of a day', at: '2026-12-01T07:00:00Z', problem: undefined },
  { when: 'before the first start', at: '2026-12-01T06:30:00Z', problem: 'slot_off_grid' },
  { when: 'the last start of a day', at: '2026-12-01T21:30:00Z', problem: undefined },
  { when: 'after the last start', at: '2026-12-01T22:00:00Z', problem: 'slot_off_grid' },
  { when: 'the last day of the horizon, to its last start', at: '2027-02-28T21:30:00Z', problem: undefined },
  { when: 'the day after the horizon', at: '2027-03-01T07:00:00Z', problem: 'slot_too_far_ahead' },
] as const)('$when: $problem', ({ at, problem }) => {
  expect(slotProblem(instant(at), now, london)).toBe(problem)
})

test.for([
  {
    when: '07:00 on the day the clocks go forward',
    now: '2027-03-01T12:00Z',
    at: '2027-03-28T06:00Z',
    problem: undefined,
  },
  { when: '06:00 that day', now: '2027-03-01T12:00Z', at: '2027-03-28T05:00Z', problem: 'slot_off_grid' },
  { when: '21:30 that day', now: '2027-03-01T12:00Z', at: '2027-03-28T20:30Z', problem: undefined },
  { when: '22:30 that day', now: '2027-03-01T12:00Z', at: '2027-03-28T21:30Z', problem: 'slot_off_grid' },
  { when: '07:00 on the day they go back', now: '2027-10-01T12:00Z', at: '2027-10-31T07:00Z', problem: undefined },
  { when: '06:00 that day', now: '2027-10-01T12:00Z', at: '2027-10-31T06:00Z', problem: 'slot_off_grid' },
  { when: '21:30 that day', now: '2027-10-01T12:00Z', at: '2027-10-31T21:30Z', problem: undefined },
] as const)('$when in London: $problem', ({ now: today, at, problem }) => {
  expect(slotProblem(instant(at), instant(today), london)).toBe(problem)
})

test('the half hour is that of the place', () => {
  const halfPastTen = instant('2026-12-01T04:45:00Z')
  expect(slotProblem(halfPastTen, now, 'Asia/Kathmandu')).toBeUndefined()
  expect(slotProblem(halfPastTen, now, london)).toBe('slot_off_grid')
})

test('the horizon is counted from the date of the place', () => {
  const lateInJune = instant('2027-06-30T23:30:00Z')
  expect(horizonDate(lateInJune, london)).toBe('2027-10-01')
  expect(horizonDate(lateInJune, 'UTC')).toBe('2027-09-30')
})
