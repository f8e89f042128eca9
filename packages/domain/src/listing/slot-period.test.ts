import { expect, test } from 'vitest'
import { groupSlots, slotPeriod } from './slot-period.ts'

test.for([
  ['00:00', 'morning'],
  ['07:00', 'morning'],
  ['11:55', 'morning'],
  ['11:56', 'afternoon'],
  ['12:00', 'afternoon'],
  ['16:55', 'afternoon'],
  ['16:56', 'night'],
  ['17:00', 'night'],
  ['23:59', 'night'],
] as const)('a slot at %s is shown under %s', ([time, period]) => {
  expect(slotPeriod(time)).toBe(period)
})

test('slots are grouped in the order given, and none is lost', () => {
  const slots = ['18:00', '07:30', '12:00', '07:00', '16:55'].map((time, id) => ({ id, time }))
  const ids = (found: { id: number }[]) => found.map(({ id }) => id)
  const groups = groupSlots(slots)
  expect({ morning: ids(groups.morning), afternoon: ids(groups.afternoon), night: ids(groups.night) }).toEqual({
    morning: [1, 3],
    afternoon: [2, 4],
    night: [0],
  })
})

test('a day without slots has three empty groups', () => {
  expect(groupSlots([])).toEqual({ morning: [], afternoon: [], night: [] })
})
