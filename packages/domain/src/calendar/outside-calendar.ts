import { HOUR_MS, MINUTE_MS } from '#time/durations.ts'

/** Calendars of others that one provider may have read. */
export const MAX_CALENDARS = 5

/** Letters of a calendar's name, and of its address. */
export const MAX_CALENDAR_NAME = 40
export const MAX_CALENDAR_ADDRESS = 2_000

/** Why a calendar could not be read the last time. */
export const calendarProblems = [
  'private_address',
  'not_found',
  'locked',
  'moved_too_often',
  'unreachable',
  'too_slow',
  'too_large',
  'not_a_calendar',
  'too_much',
] as const
export type CalendarProblem = (typeof calendarProblems)[number]

const EVERY_MS = 15 * MINUTE_MS
const AT_LEAST_EVERY_MS = 12 * HOUR_MS

/** How long until a calendar is read again: a quarter of an hour, twice as long after each failure in a row, half a day
 *  at most. @returns ms */
export const readAgainAfter = (failures: number): number =>
  Math.min(EVERY_MS * 2 ** Math.max(0, failures - 1), AT_LEAST_EVERY_MS)
