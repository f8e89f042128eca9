import { expect, test } from 'vitest'
import { readAgainAfter } from './outside-calendar.ts'

test.for([
  [0, 15],
  [1, 15],
  [2, 30],
  [3, 60],
  [6, 480],
  [7, 720],
  [1_000, 720],
])('after %d failures in a row a calendar is read again in %d minutes', ([failures = 0, minutes = 0]) => {
  expect(readAgainAfter(failures)).toBe(minutes * 60_000)
})
