import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import styles from './Columns.module.css'

export interface ColumnsProps extends ComponentProps<'div'> {
  /** Panels of the narrow column: below the others, beside them on a wide screen. */
  side: ReactNode
}

/** Panels of a page of the console, with a narrow column of more of them after. */
export function Columns({ side, className, children, ...rest }: ColumnsProps) {
  return (
    <div {...rest} className={clsx(styles.Columns, className)}>
      <div className={styles.Column}>{children}</div>
      <div className={styles.Column}>{side}</div>
    </div>
  )
}
