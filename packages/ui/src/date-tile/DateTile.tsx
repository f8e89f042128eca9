import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './DateTile.module.css'

export interface DateTileProps extends Omit<ComponentProps<'time'>, 'children'> {
  /** ISO date or instant, for machines. */
  dateTime: string
  /** "Thu", "14", "May". */
  weekday: string
  day: string
  month: string
  /** The booking's status, said in words beside it. */
  tone?: 'neutral' | 'success' | 'warning' | 'danger' | 'info' | undefined
  size?: 'md' | 'lg' | undefined
}

/** A date in a loaf. */
export function DateTile({ weekday, day, month, tone = 'neutral', size = 'md', className, ...rest }: DateTileProps) {
  return (
    <time {...rest} data-tone={tone} data-size={size} className={clsx(styles.DateTile, className)}>
      <span>{weekday} </span>
      <span className={styles.Day}>{day} </span>
      <span>{month}</span>
    </time>
  )
}
