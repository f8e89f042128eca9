import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#time/durations.ts'
import { usualAnswerHours } from './answer-time.ts'

test.for([
  [null, null],
  [0, 1],
  [10 * MINUTE_MS, 1],
  [HOUR_MS, 1],
  [HOUR_MS + 1, 2],
  [8 * HOUR_MS, 8],
] as const)('a usual %s ms is shown as %s hours', ([ms, hours]) => {
  expect(usualAnswerHours(ms)).toBe(hours)
})
