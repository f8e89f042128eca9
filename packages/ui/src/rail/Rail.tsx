import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import styles from './Rail.module.css'

export interface RailProps extends ComponentProps<'div'> {
  /** The receipt or booking card; sticks beside the content from 1024 px. Null: its room stays free. */
  side: ReactNode
  /** Name of the aside. */
  sideLabel: string
  /** Under 1024 px: above the content (checkout), below it, or not at all (a dock says it). */
  onPhone?: 'before' | 'after' | 'hidden' | undefined
}

/** Content with a rail for the summary. The rail comes after the content in reading order. */
export function Rail({ side, sideLabel, onPhone = 'after', className, children, ...rest }: RailProps) {
  return (
    <div {...rest} data-on-phone={onPhone} className={clsx(styles.Rail, className)}>
      <div className={styles.Content}>{children}</div>
      {side === null ? null : (
        <aside data-sticks className={styles.Side} aria-label={sideLabel}>
          {side}
        </aside>
      )}
    </div>
  )
}
