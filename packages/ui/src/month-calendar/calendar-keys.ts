import { addDays, addMonths, monthOf, moveToMonth, weekStart } from './calendar-days.ts'

/** Where a key leads from `date` in the grid; undefined when the key is not the calendar's (design §14). */
export function dateAfterKey(
  key: string,
  date: string,
  weekStartsOn: number,
  isRightToLeft: boolean,
): string | undefined {
  const forward = isRightToLeft ? -1 : 1
  switch (key) {
    case 'ArrowRight':
      return addDays(date, forward)
    case 'ArrowLeft':
      return addDays(date, -forward)
    case 'ArrowDown':
      return addDays(date, 7)
    case 'ArrowUp':
      return addDays(date, -7)
    case 'PageDown':
      return moveToMonth(date, addMonths(monthOf(date), 1))
    case 'PageUp':
      return moveToMonth(date, addMonths(monthOf(date), -1))
    case 'Home':
      return weekStart(date, weekStartsOn)
    case 'End':
      return addDays(weekStart(date, weekStartsOn), 6)
    default:
      return undefined
  }
}
