export type { CalendarKeyProps } from './CalendarKey.tsx'
export { CalendarKey } from './CalendarKey.tsx'
export type { MonthCalendarLabels, MonthCalendarProps } from './MonthCalendar.tsx'
export { MonthCalendar } from './MonthCalendar.tsx'
