import type { ComponentProps } from 'react'
import { classNames } from '#class-names/class-names.ts'
import styles from './VisuallyHidden.module.css'

/** Read out, not shown. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={classNames(styles.VisuallyHidden, className)} />
}
