import { VisuallyHidden } from '#visually-hidden/index.ts'
import styles from './MonthCalendar.module.css'

/** What stands in a day already. `booked`: an appointment; `busy`: time that is taken otherwise. */
export type CalendarMark = 'booked' | 'busy'

interface CalendarDayProps {
  date: string
  count: number
  countText: string
  marks: readonly CalendarMark[]
  label: string
  isSelected: boolean
  isToday: boolean
  canPick: boolean
  isTabStop: boolean
  onFocus: () => void
  onPick: () => void
}

/** One cell. A day without room keeps its place in the arrow path, but does nothing. */
export function CalendarDay(props: CalendarDayProps) {
  const { date, count, countText, marks, label, isSelected, isToday, canPick, isTabStop, onFocus, onPick } = props
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: inside role=grid a td is a gridcell, which can be selected
    <td aria-selected={isSelected}>
      <button
        type="button"
        className={styles.Day}
        data-date={date}
        data-available={(canPick && count > 0) || undefined}
        data-selected={isSelected || undefined}
        data-today={isToday || undefined}
        aria-disabled={!canPick || undefined}
        aria-current={isToday ? 'date' : undefined}
        tabIndex={isTabStop ? 0 : -1}
        onFocus={onFocus}
        onClick={canPick ? onPick : undefined}
      >
        {/* The label carries number, month and count in the order of the language. */}
        <VisuallyHidden>{label}</VisuallyHidden>
        <span aria-hidden="true">{Number(date.slice(8))}</span>
        {count > 0 || marks.length > 0 ? (
          <small aria-hidden="true">
            {/* Beside a mark the figure alone has room. */}
            {count === 0 ? null : marks.length > 0 ? (
              count
            ) : (
              <>
                <span className={styles.CountWords}>{countText}</span>
                <span className={styles.CountFigure}>{count}</span>
              </>
            )}
            {marks.map((mark) => (
              <i key={mark} data-mark={mark} className={styles.Mark} />
            ))}
          </small>
        ) : null}
      </button>
    </td>
  )
}
