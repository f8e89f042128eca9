import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './CalendarKey.module.css'

export interface CalendarKeyProps extends Omit<ComponentProps<'ul'>, 'children'> {
  labels: { available: string; selected: string; today: string }
}

/** What the three fills mean. */
export function CalendarKey({ labels, className, ...rest }: CalendarKeyProps) {
  return (
    <ul {...rest} className={clsx(styles.CalendarKey, className)}>
      <li data-swatch="available">{labels.available}</li>
      <li data-swatch="selected">{labels.selected}</li>
      <li data-swatch="today">{labels.today}</li>
    </ul>
  )
}
