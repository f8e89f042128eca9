import { expect, test } from 'vitest'
import { periodStart } from './record.ts'

const now = Date.UTC(2026, 4, 8, 11)

test.for([
  ['months', Date.UTC(2025, 4, 8, 11)],
  ['year', Date.UTC(2026, 0, 1)],
  ['all', 0],
] as const)('%s begins where it says', ([period, start]) => {
  expect(periodStart(period, now)).toBe(start)
})
