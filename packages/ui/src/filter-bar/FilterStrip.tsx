import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './FilterBar.module.css'

export interface FilterStripProps extends ComponentProps<'fieldset'> {
  /** "Quick filters". */
  label: string
}

/** Chips in a row that scrolls sideways and sticks under the header, for phones. The first opens the filters. */
export function FilterStrip({ label, className, ...rest }: FilterStripProps) {
  return <fieldset {...rest} aria-label={label} className={clsx(styles.FilterStrip, className)} />
}
