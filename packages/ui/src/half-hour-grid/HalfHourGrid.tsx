import { clsx } from 'clsx'
import { Lock } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useFieldGroup } from '#field/index.ts'
import { VisuallyHidden } from '#visually-hidden/index.ts'
import styles from './HalfHourGrid.module.css'

/** `picked`: a start, `booked`: one that is booked or held and that stays, `treatment` and `extra`: what it takes up, `booking` and `busy`: not free, `unfit`: no start fits. */
export type HalfHourState = 'picked' | 'booked' | 'treatment' | 'extra' | 'booking' | 'busy' | 'unfit' | 'free'

export interface HalfHour {
  time: string
  state: HalfHourState
  /** As read aloud: "08:00, picked, to 09:45". */
  label: string
  /** Marked: something else stands there that is no obstacle. The label says what. */
  isMarked?: boolean | undefined
}

export interface HalfHourPeriod {
  id: string
  /** Not where it is the only one in a Field: the label names it. */
  title?: ReactNode
  /** "12:00 to 16:55". */
  range?: ReactNode
  icon?: ReactNode
  /** Select all, Clear. */
  action?: ReactNode
  cells: readonly HalfHour[]
}

export interface HalfHourGridProps extends Omit<ComponentProps<'div'>, 'children'> {
  periods: readonly HalfHourPeriod[]
  /** Told of every half hour that is pressed: also of one that can't be picked, so that it can be said why. */
  onPress: (time: string) => void
}

const IN_ROW = 5
const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: IN_ROW,
  ArrowUp: -IN_ROW,
}

/** A day by its half hours, in parts: a grid each, with one tab stop in all. Arrows move by half hour and by row, Home
 *  and End within the part, Space and Enter press. */
export function HalfHourGrid({ periods, onPress, className, ...rest }: HalfHourGridProps) {
  const id = useId()
  const field = useFieldGroup()
  const root = useRef<HTMLDivElement>(null)
  const all = periods.flatMap(({ cells }) => cells)
  const [wished, setWished] = useState<string>()
  /** Where a form leads that lacks a start. */
  const first = all.find(({ state }) => state === 'picked') ?? all.find(({ state }) => state === 'free')
  const stop = all.find(({ time }) => time === wished) ?? all.find(({ state }) => state === 'picked') ?? all[0]

  const handleKeyDown = (event: KeyboardEvent, cells: readonly HalfHour[]) => {
    const index = all.findIndex(({ time }) => time === stop?.time)
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const isSideways = event.key === 'ArrowRight' || event.key === 'ArrowLeft'
    const step = (steps[event.key] ?? 0) * (isRightToLeft && isSideways ? -1 : 1)
    const goal =
      event.key === 'Home' ? cells[0] : event.key === 'End' ? cells.at(-1) : step === 0 ? undefined : all[index + step]
    if (goal === undefined) return
    event.preventDefault()
    setWished(goal.time)
    root.current?.querySelector<HTMLElement>(`[data-time="${goal.time}"]`)?.focus()
  }

  return (
    <div {...rest} ref={root} className={clsx(styles.HalfHourGrid, className)}>
      {periods.map((period) => (
        <div key={period.id} className={styles.Period}>
          {period.title === undefined ? null : (
            <div className={styles.Head}>
              {period.icon}
              <h3 id={`${id}${period.id}`} className={styles.Title}>
                {period.title}
              </h3>
              <span className={styles.Range}>{period.range}</span>
              {period.action === undefined ? null : <span className={styles.Action}>{period.action}</span>}
            </div>
          )}
          {/* biome-ignore lint/a11y/useSemanticElements: rows of buttons, not a table of values */}
          <div
            role="grid"
            tabIndex={-1}
            aria-labelledby={period.title === undefined ? field['aria-labelledby'] : `${id}${period.id}`}
            className={styles.Grid}
            onKeyDown={(event) => handleKeyDown(event, period.cells)}
          >
            {rowsOf(period.cells).map((row) => (
              // biome-ignore lint/a11y/useSemanticElements: of the grid above
              // biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus
              <div key={row[0]?.time} role="row" className={styles.Row}>
                {row.map(({ time, state, label, isMarked }) => (
                  // biome-ignore lint/a11y/useSemanticElements: of the grid above
                  // biome-ignore lint/a11y/useFocusableInteractive: the button within takes the focus
                  <div
                    key={time}
                    role="gridcell"
                    aria-selected={state === 'picked' || state === 'booked'}
                    className={styles.Cell}
                  >
                    <button
                      type="button"
                      data-time={time}
                      data-first-focus={time === first?.time || undefined}
                      data-state={state}
                      data-marked={isMarked || undefined}
                      tabIndex={time === stop?.time ? 0 : -1}
                      className={styles.Half}
                      onFocus={() => setWished(time)}
                      onClick={() => onPress(time)}
                    >
                      {state === 'booked' ? <Lock aria-hidden /> : null}
                      <span aria-hidden="true">{time}</span>
                      <VisuallyHidden>{label}</VisuallyHidden>
                    </button>
                  </div>
                ))}
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

const rowsOf = (cells: readonly HalfHour[]) =>
  Array.from({ length: Math.ceil(cells.length / IN_ROW) }, (_, row) => cells.slice(row * IN_ROW, (row + 1) * IN_ROW))

export interface HalfHourKeyProps extends Omit<ComponentProps<'ul'>, 'children'> {
  labels: Readonly<Partial<Record<HalfHourState | 'marked', string>>>
}

/** What the fills mean. */
export function HalfHourKey({ labels, className, ...rest }: HalfHourKeyProps) {
  return (
    <ul {...rest} className={clsx(styles.Key, className)}>
      {Object.entries(labels).map(([state, label]) => (
        <li key={state} data-state={state} className={styles.KeyItem}>
          {label}
        </li>
      ))}
    </ul>
  )
}
