export { isCalendarDate } from './calendar-date.ts'
export { DAY_MS, DEFAULT_ZONE, HOUR_MS, MINUTE_MS } from './durations.ts'
export {
  dateFormat,
  firstOfMonth,
  formatDate,
  formatDuration,
  formatFriendlyDate,
  formatFriendlyDateTime,
  formatMonth,
  formatTime,
} from './format-date.ts'
export { daysAfter, minutesOf, timeOf, toWallClock, type WallClock } from './wall-clock.ts'
export { comingWeekend } from './weekend.ts'
export { dateMonthsLater, dayBounds, fromWallClock, monthBounds } from './zone-arithmetic.ts'
