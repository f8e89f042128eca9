import * as v from 'valibot'
import { expect, test } from 'vitest'
import { CalendarDate } from './scalar.ts'

test.for([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2028-02-29', true],
  ['2100-02-29', false],
  ['2026-02-31', false],
  ['2026-04-31', false],
  ['2026-12-31', true],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-01-00', false],
  ['0000-01-01', false],
  ['0000-12-31', false],
  ['0001-01-01', true],
  ['9999-12-31', true],
  ['12026-01-01', false],
  ['2026-1-1', false],
  ['2026-01-01T00:00:00Z', false],
  ['2026-01-01 ', false],
  ['31-12-2026', false],
  ['', false],
] as const)('"%s" is a calendar date: %s', ([text, isDate]) => {
  const parsed = v.safeParse(CalendarDate, text)
  expect(parsed.success).toBe(isDate)
  expect(parsed.issues?.map((issue) => issue.message)).toEqual(isDate ? undefined : ['invalid'])
})
