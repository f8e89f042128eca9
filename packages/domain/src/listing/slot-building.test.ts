import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildSlots, isStartOnGrid } from './slot-building.ts'

const row = (duration?: number, from?: string, until?: string) =>
  buildSlots(duration, from, until).map((slot) => `${slot.from}-${slot.to}`)

test('without a duration slots last 2 hours and the next begins 30 minutes later', () => {
  expect(row()).toEqual(['07:00-09:00', '09:30-11:30', '12:00-14:00', '14:30-16:30', '17:00-19:00', '19:30-21:30'])
})

test('45 minutes and the 30 between are moved up to the half hour', () => {
  expect(row(45, '07:00', '10:00')).toEqual(['07:00-07:45', '08:30-09:15', '10:00-10:45'])
})

test.for([
  {
    when: 'a first start off the half hour moves up',
    duration: 60,
    from: '09:05',
    until: '12:00',
    slots: ['09:30-10:30', '11:00-12:00'],
  },
  { when: 'nothing begins before 07:00', duration: 60, from: '05:00', until: '07:30', slots: ['07:00-08:00'] },
  { when: 'the last start is taken', duration: 60, from: '21:30', until: '21:30', slots: ['21:30-22:30'] },
  { when: 'nothing begins after 21:30', duration: 30, from: '21:00', until: '23:30', slots: ['21:00-21:30'] },
  {
    when: 'an end a minute before midnight is taken',
    duration: 149,
    from: '21:30',
    until: '21:30',
    slots: ['21:30-23:59'],
  },
  { when: 'an end at midnight is not', duration: 150, from: '21:30', until: '21:30', slots: [] },
  { when: 'a treatment of 16 hours and more has no row', duration: 17 * 60, from: '07:00', until: '21:30', slots: [] },
  { when: 'an end before the beginning has no row', duration: 60, from: '12:00', until: '11:00', slots: [] },
])('$when', ({ duration, from, until, slots }) => {
  expect(row(duration, from, until)).toEqual(slots)
})

test('every row keeps to the grid, the day and the half hour between', () => {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  const clock = fc.nat(24 * 60 - 1).map((at) => new Date(at * 60_000).toISOString().slice(11, 16))
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_440 }), clock, clock, (duration, from, until) => {
      const slots = buildSlots(duration, from, until)
      for (const [index, slot] of slots.entries()) {
        expect(isStartOnGrid(slot.from)).toBe(true)
        expect(slot.from >= from && slot.from <= until).toBe(true)
        expect(minutes(slot.to) - minutes(slot.from)).toBe(duration)
        expect(minutes(slot.to)).toBeLessThan(24 * 60)
        const before = slots[index - 1]
        if (!before) continue
        const pause = minutes(slot.from) - minutes(before.to)
        expect(pause >= 30 && pause < 60).toBe(true)
      }
    }),
  )
})

test.for([
  ['06:30', false],
  ['06:59', false],
  ['07:00', true],
  ['07:15', false],
  ['07:30', true],
  ['12:01', false],
  ['21:30', true],
  ['21:31', false],
  ['22:00', false],
  ['00:00', false],
] as const)('a slot may begin at %s: %s', ([time, isAllowed]) => {
  expect(isStartOnGrid(time)).toBe(isAllowed)
})
