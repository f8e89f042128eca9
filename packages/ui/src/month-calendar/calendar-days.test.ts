import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  clampDate,
  dateWriter,
  lastDayOf,
  moveToMonth,
  weekStart,
  weeksOf,
} from './calendar-days.ts'

describe('calendar days', () => {
  test.for([
    { from: '2026-03-28', days: 1, to: '2026-03-29' },
    { from: '2026-03-29', days: 1, to: '2026-03-30' },
    { from: '2026-10-25', days: 1, to: '2026-10-26' },
    { from: '2028-02-28', days: 1, to: '2028-02-29' },
    { from: '2026-01-01', days: -1, to: '2025-12-31' },
  ])('$from and $days days is $to, also where clocks change', ({ from, days, to }) => {
    expect(addDays(from, days)).toBe(to)
  })

  test.for([
    { from: '2026-05', months: 1, to: '2026-06' },
    { from: '2026-12', months: 1, to: '2027-01' },
    { from: '2026-01', months: -1, to: '2025-12' },
  ])('$from and $months months is $to', ({ from, months, to }) => {
    expect(addMonths(from, months)).toBe(to)
  })

  test('a month has its last day, leap years too', () => {
    expect([lastDayOf('2026-02'), lastDayOf('2028-02'), lastDayOf('2026-04')]).toEqual([
      '2026-02-28',
      '2028-02-29',
      '2026-04-30',
    ])
  })

  test('the 31st lands on the last day of a shorter month', () => {
    expect(moveToMonth('2026-05-31', '2026-06')).toBe('2026-06-30')
    expect(moveToMonth('2026-05-14', '2026-06')).toBe('2026-06-14')
  })

  test('a week begins where the country says', () => {
    expect(weekStart('2026-05-14', 1)).toBe('2026-05-11')
    expect(weekStart('2026-05-17', 1)).toBe('2026-05-11')
    expect(weekStart('2026-05-17', 0)).toBe('2026-05-17')
  })

  test('May 2026 has five weeks from Monday and six from Sunday', () => {
    const fromMonday = weeksOf('2026-05', 1)
    expect(fromMonday).toHaveLength(5)
    expect(fromMonday[0]).toEqual([null, null, null, null, '2026-05-01', '2026-05-02', '2026-05-03'])
    expect(weeksOf('2026-05', 0)).toHaveLength(6)
  })

  test('weeks that are over are left out of their month, and of no other', () => {
    expect(weeksOf('2026-05', 1, '2026-05-12')[0]).toEqual(weeksOf('2026-05', 1)[2])
    expect(weeksOf('2026-06', 1, '2026-05-12')).toEqual(weeksOf('2026-06', 1))
  })

  test('bounds hold a date back', () => {
    expect(clampDate('2026-05-01', '2026-05-08', '2026-08-08')).toBe('2026-05-08')
    expect(clampDate('2026-09-01', '2026-05-08', '2026-08-08')).toBe('2026-08-08')
    expect(clampDate('2026-06-01', undefined, undefined)).toBe('2026-06-01')
  })

  test('words name the day of the string, wherever the reader is', () => {
    expect(dateWriter('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })('2026-05-14')).toBe(
      'Thursday 14 May',
    )
  })
})
