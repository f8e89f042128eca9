import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './ProgressBar.module.css'

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children' | 'aria-label'> {
  /** 0 to 1. */
  value: number
  /** Left out where the words beside it say the same: then it is decoration. */
  label?: string | undefined
}

/** How far something with a known end has come. */
export function ProgressBar({ value, label, className, ...rest }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100)
  const semantics =
    label === undefined
      ? { 'aria-hidden': true }
      : { role: 'progressbar', 'aria-label': label, 'aria-valuenow': percent, 'aria-valuemin': 0, 'aria-valuemax': 100 }
  return (
    <div {...rest} {...semantics} className={clsx(styles.ProgressBar, className)}>
      <span className={styles.Done} style={{ width: `${percent}%` }} />
    </div>
  )
}
