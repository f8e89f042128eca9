import { expect, test } from 'vitest'
import { startOfDrag } from './slot-drag.ts'

const steps = { day: 130, half: 34 }
const dates = ['2027-05-08', '2027-05-09', '2027-05-10']
const start = { date: '2027-05-09', time: '10:00' }

test.for([
  ['not at all', { x: 60, y: -16 }, '2027-05-09 10:00', 0, 0],
  ['an hour and a half down', { x: 0, y: 100 }, '2027-05-09 11:30', 0, 3],
  ['to the next day, a half hour up', { x: 128, y: -40 }, '2027-05-10 09:30', 1, -1],
  ['no further than the days shown', { x: -900, y: 0 }, '2027-05-08 10:00', -1, 0],
  ['no earlier than a day begins', { x: 0, y: -900 }, '2027-05-09 07:00', 0, -6],
  ['no later than the last start', { x: 0, y: 9_000 }, '2027-05-09 21:30', 0, 23],
] as const)('dragged %s', ([, by, to, days, halves]) => {
  const found = startOfDrag(start, by, steps, dates)
  expect(`${found.start.date} ${found.start.time}`).toBe(to)
  expect([found.days, found.halves]).toEqual([days, halves])
})
