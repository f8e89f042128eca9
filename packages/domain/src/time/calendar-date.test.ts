import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCalendarDate } from './calendar-date.ts'

test('every day from year 1 to 9999 is one', () => {
  const day = fc.date({
    min: new Date('0001-01-01T00:00:00Z'),
    max: new Date('9999-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(fc.property(day, (at) => isCalendarDate(at.toISOString().slice(0, 10))))
})

test.for([
  '2026-02-29',
  '2100-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '0000-12-31',
  '12026-01-01',
  '2026-1-1',
  '2026-01-01T00:00:00Z',
  ' 2026-01-01',
  '2026-01-01\n',
  '٢٠٢٦-01-01',
  '',
])('"%s" is none', (text) => {
  expect(isCalendarDate(text)).toBe(false)
})

test('29 February is one in a leap year', () => {
  expect(isCalendarDate('2028-02-29')).toBe(true)
})
