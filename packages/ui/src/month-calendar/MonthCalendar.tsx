import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ComponentProps, useId, useMemo } from 'react'
import { CalendarDay, type CalendarMark } from './CalendarDay.tsx'
import { addDays, addMonths, dateWriter, lastDayOf, weekStart, weeksOf } from './calendar-days.ts'
import styles from './MonthCalendar.module.css'
import { useRovingDate } from './use-roving-date.ts'

export interface MonthCalendarLabels {
  /** Name of the button back; gets the month it leads to, in words: "April 2026". */
  previousMonth: (month: string) => string
  nextMonth: (month: string) => string
  /** A day as read aloud: "Thursday 14 May, 3 slots", "Today, Friday 8 May, no slots"; its marks said too. */
  day: (day: { date: string; text: string; count: number; isToday: boolean; marks: readonly CalendarMark[] }) => string
  /** Under the number of a day with room: "3 slots". */
  count: (count: number) => string
}

export interface MonthCalendarProps extends Omit<ComponentProps<'div'>, 'onSelect'> {
  /** The month shown, "YYYY-MM". */
  month: string
  onMonthChange: (month: string) => void
  /** Open slots by date, "YYYY-MM-DD" → count. A day that is not there has none. */
  days: Readonly<Record<string, number>>
  /** What stands in a day already, by date: a provider's appointments, and other times that are taken. */
  marks?: Readonly<Record<string, readonly CalendarMark[]>> | undefined
  /** Chosen date, or dates where several can be chosen. */
  selected?: string | readonly string[] | null | undefined
  onSelect: (date: string) => void
  /** Today in the appointment's zone; this component reads no clock. */
  today: string
  /** First and last date that can be reached. */
  min?: string | undefined
  max?: string | undefined
  locale: string
  labels: MonthCalendarLabels
  /** `available`: only days with slots; `any`: every day between the bounds (a provider setting dates); `full`: only days
   *  without slots (a waitlist), where the others still say theirs. */
  pick?: 'available' | 'any' | 'full' | undefined
  /** 0 Sunday, 1 Monday. */
  weekStartsOn?: 0 | 1 | undefined
  isBusy?: boolean | undefined
}

/** How a locale writes each part of a calendar. */
const writers = (locale: string) => ({
  inMonth: dateWriter(locale, { month: 'long', year: 'numeric' }),
  weekday: dateWriter(locale, { weekday: 'long' }),
  shortWeekday: dateWriter(locale, { weekday: 'short' }),
  inFull: dateWriter(locale, { weekday: 'long', day: 'numeric', month: 'long' }),
})

/** A month as an ARIA grid: arrows by day, Page by month, Home and End in the week, Enter picks. */
export function MonthCalendar(props: MonthCalendarProps) {
  const {
    month,
    onMonthChange,
    days,
    marks = {},
    selected = null,
    onSelect,
    today,
    min,
    max,
    locale,
    labels,
    pick = 'available',
    weekStartsOn = 1,
    isBusy = false,
    className,
    children,
    ...rest
  } = props
  const titleId = useId()
  const { inMonth, weekday, shortWeekday, inFull } = useMemo(() => writers(locale), [locale])
  const chosen = typeof selected === 'string' ? [selected] : (selected ?? [])
  const weeks = weeksOf(month, weekStartsOn, min)
  const previous = addMonths(month, -1)
  const next = addMonths(month, 1)
  const isWithin = (date: string) => (min === undefined || date >= min) && (max === undefined || date <= max)
  const hasRoom = (date: string) => (days[date] ?? 0) > 0
  const canPick = (date: string) => isWithin(date) && (pick === 'any' || hasRoom(date) === (pick === 'available'))
  // No `disabled`: it would drop the focus of who has just turned to the first or last month.
  const isFirst = min !== undefined && lastDayOf(previous) < min
  const isLast = max !== undefined && `${next}-01` > max
  const roving = useRovingDate({ month, onMonthChange, chosen, today, canPick, min, max, weekStartsOn })

  return (
    <div {...rest} className={clsx(styles.MonthCalendar, className)}>
      <div className={styles.Head}>
        <h2 id={titleId} className={styles.Title} aria-live="polite">
          {inMonth(`${month}-01`)}
        </h2>
        <button
          type="button"
          className={styles.Turn}
          aria-label={labels.previousMonth(inMonth(`${previous}-01`))}
          aria-disabled={isFirst || undefined}
          onClick={() => !isFirst && onMonthChange(previous)}
        >
          <ChevronLeft aria-hidden="true" />
        </button>
        <button
          type="button"
          className={styles.Turn}
          aria-label={labels.nextMonth(inMonth(`${next}-01`))}
          aria-disabled={isLast || undefined}
          onClick={() => !isLast && onMonthChange(next)}
        >
          <ChevronRight aria-hidden="true" />
        </button>
      </div>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a date grid is a table that one operates (APG)
        role="grid"
        ref={roving.gridRef}
        aria-labelledby={titleId}
        aria-busy={isBusy || undefined}
        aria-multiselectable={Array.isArray(selected) || undefined}
        className={styles.Grid}
        onKeyDown={roving.handleKeyDown}
      >
        <thead>
          <tr>
            {weekDates(month, weekStartsOn).map((date) => (
              <th key={date} scope="col" abbr={weekday(date)}>
                {shortWeekday(date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            <tr key={week.find(Boolean) ?? row}>
              {week.map((date, column) =>
                date === null ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell has nothing but its place
                  <td key={column} />
                ) : (
                  <CalendarDay
                    key={date}
                    date={date}
                    count={isWithin(date) ? (days[date] ?? 0) : 0}
                    marks={isWithin(date) ? (marks[date] ?? []) : []}
                    countText={labels.count(days[date] ?? 0)}
                    label={labels.day({
                      date,
                      text: inFull(date),
                      count: isWithin(date) ? (days[date] ?? 0) : 0,
                      isToday: date === today,
                      marks: isWithin(date) ? (marks[date] ?? []) : [],
                    })}
                    isSelected={chosen.includes(date)}
                    isToday={date === today}
                    canPick={canPick(date)}
                    isTabStop={date === roving.focused}
                    onFocus={() => roving.setFocused(date)}
                    onPick={() => onSelect(date)}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </div>
  )
}

/** Any week will do for the names of the days. */
function weekDates(month: string, weekStartsOn: number): string[] {
  const first = weekStart(`${month}-01`, weekStartsOn)
  return Array.from({ length: 7 }, (_, index) => addDays(first, index))
}

export interface CalendarKeyProps extends Omit<ComponentProps<'ul'>, 'children'> {
  labels: Readonly<Partial<Record<'available' | 'selected' | 'today' | CalendarMark, string>>>
}

/** What the fills and marks mean. */
export function CalendarKey({ labels, className, ...rest }: CalendarKeyProps) {
  return (
    <ul {...rest} className={clsx(styles.CalendarKey, className)}>
      {Object.entries(labels).map(([swatch, label]) => (
        <li key={swatch} data-swatch={swatch}>
          {label}
        </li>
      ))}
    </ul>
  )
}
