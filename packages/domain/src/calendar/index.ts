export {
  type CalendarProblem,
  calendarProblems,
  MAX_CALENDAR_ADDRESS,
  MAX_CALENDAR_NAME,
  MAX_CALENDARS,
  readAgainAfter,
} from './outside-calendar.ts'
