export type { CalendarKeyProps, MonthCalendarLabels, MonthCalendarProps } from './MonthCalendar.tsx'
export { CalendarKey, MonthCalendar } from './MonthCalendar.tsx'
