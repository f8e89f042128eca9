import { clsx } from 'clsx'
import { type ComponentProps, type MouseEvent, type ReactNode, useRef } from 'react'
import { RemovableChip } from '#chip/index.ts'
import styles from './FilterBar.module.css'

export interface ActiveFilter {
  id: string
  label: string
  /** The whole name of the button, with the label in it: "£10 to £140, remove filter". */
  removeLabel: string
  onRemove: () => void
}

export interface FilterBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** "48 match of 86"; it is a live region. */
  status: ReactNode
  /** Name of the list of filters: "Filters that are on". */
  label: string
  filters: readonly ActiveFilter[]
  /** Shown while any filter is on. */
  clear: { label: string; onClear: () => void }
  /** At the end: sort, list or grid. */
  end?: ReactNode
}

/** Result count, what is filtered, and the way out of each. */
export function FilterBar({ status, label, filters, clear, end, className, ...rest }: FilterBarProps) {
  const bar = useRef<HTMLDivElement>(null)

  /** The chip goes; the focus moves to its neighbour first, or to the bar. */
  const handleRemove = (filter: ActiveFilter) => (event: MouseEvent<HTMLButtonElement>) => {
    const item = event.currentTarget.closest('li')
    const neighbour = item?.nextElementSibling ?? item?.previousElementSibling
    const next = filters.length > 1 ? neighbour?.querySelector<HTMLElement>('button') : bar.current
    next?.focus()
    filter.onRemove()
  }

  const handleClear = () => {
    bar.current?.focus()
    clear.onClear()
  }

  return (
    <div {...rest} ref={bar} tabIndex={-1} className={clsx(styles.FilterBar, className)}>
      <p role="status" className={styles.Status}>
        {status}
      </p>
      {filters.length === 0 ? null : (
        <ul className={styles.Filters} aria-label={label}>
          {filters.map((filter) => (
            <li key={filter.id}>
              <RemovableChip removeLabel={filter.removeLabel} onClick={handleRemove(filter)}>
                {filter.label}
              </RemovableChip>
            </li>
          ))}
          <li>
            <button type="button" className={styles.Clear} onClick={handleClear}>
              {clear.label}
            </button>
          </li>
        </ul>
      )}
      {end === undefined ? null : <div className={styles.End}>{end}</div>}
    </div>
  )
}

export interface FilterStripProps extends ComponentProps<'fieldset'> {
  /** "Quick filters". */
  label: string
}

/** Chips in a row that scrolls sideways and sticks under the header, for phones. The first opens the filters. */
export function FilterStrip({ label, className, ...rest }: FilterStripProps) {
  return <fieldset data-sticks {...rest} aria-label={label} className={clsx(styles.FilterStrip, className)} />
}
