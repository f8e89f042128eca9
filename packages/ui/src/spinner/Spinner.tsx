import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './Spinner.module.css'

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** "Loading": read out, and shown in place of the ring under reduced motion. Left out inside a control that says it. */
  label?: string | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
}

/** Something is under way and nobody knows how long; a word in its place where less motion is asked for. */
export function Spinner({ label, size = 'md', className, ...rest }: SpinnerProps) {
  return (
    <span
      {...rest}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'status' })}
      data-size={size}
      className={clsx(styles.Spinner, className)}
    >
      <span className={styles.Ring} />
      {label === undefined ? null : <span className={styles.Label}>{label}</span>}
    </span>
  )
}
