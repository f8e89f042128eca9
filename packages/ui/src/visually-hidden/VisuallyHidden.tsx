import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './VisuallyHidden.module.css'

/** Read out, not shown. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={clsx(styles.VisuallyHidden, className)} />
}
