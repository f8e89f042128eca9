import { expect, test } from 'vitest'
import { MOST_OTHERS, unlessBusy } from './busy.ts'

const time = { what: 'month requests/s', ours: '2463', bare: '2660', ratio: 0.93, goal: { atLeast: 0.9 }, isTime: true }
const cpu = { what: 'month CPU µs a request', ours: '210' }

test('a time of a quiet machine is told', () => {
  expect(unlessBusy(time, MOST_OTHERS)).toBe(time)
})

test('a time of a busy machine is not, and has no ratio that could be read as a goal met', () => {
  expect(unlessBusy(time, MOST_OTHERS + 0.01)).toEqual({ what: 'month requests/s', ours: 'not measured' })
})

test('processor time and sizes are told all the same', () => {
  expect(unlessBusy(cpu, 1)).toBe(cpu)
})
