export type { CalendarMark } from './CalendarDay.tsx'
export type { CalendarKeyProps, MonthCalendarLabels, MonthCalendarProps } from './MonthCalendar.tsx'
export { CalendarKey, MonthCalendar } from './MonthCalendar.tsx'
