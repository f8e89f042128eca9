import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#time/durations.ts'
import { shownRecord, usualAnswerHours } from './reliability.ts'

test.for([
  { kept: 0, cancelledLate: 0, missed: 0, isShown: false },
  { kept: 0, cancelledLate: 0, missed: 1, isShown: false },
  { kept: 0, cancelledLate: 1, missed: 1, isShown: false },
  { kept: 2, cancelledLate: 0, missed: 0, isShown: false },
  { kept: 3, cancelledLate: 0, missed: 0, isShown: true },
  { kept: 1, cancelledLate: 1, missed: 1, isShown: true },
])('$kept kept, $cancelledLate cancelled late, $missed missed: shown $isShown', ({ isShown, ...record }) => {
  expect(shownRecord(record)).toEqual(isShown ? record : null)
})

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
