import { expect, test } from 'vitest'
import { DAY_MS } from '#time/durations.ts'
import { alertEnds } from './alert.ts'

const now = Date.parse('2026-05-01T10:00:00Z')

test.each([
  ['any day', undefined, now + 60 * DAY_MS],
  ['a day soon, to its end in London', '2026-05-16', Date.parse('2026-05-16T23:00:00Z')],
  ['a day far off', '2026-08-16', now + 60 * DAY_MS],
  ['today', '2026-05-01', Date.parse('2026-05-01T23:00:00Z')],
  ['a day that is over', '2026-04-29', Date.parse('2026-04-29T23:00:00Z')],
])('%s', (_, date, ends) => {
  expect(alertEnds(date, now)).toBe(ends)
})
