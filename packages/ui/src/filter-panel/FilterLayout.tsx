import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import styles from './FilterPanel.module.css'

export interface FilterLayoutProps extends ComponentProps<'div'> {
  /** A filter-panel. */
  panel: ReactNode
}

/** Filters beside their results; under 1024 px the results alone. */
export function FilterLayout({ panel, className, children, ...rest }: FilterLayoutProps) {
  return (
    <div {...rest} className={clsx(styles.FilterLayout, className)}>
      {panel}
      <div className={styles.Results}>{children}</div>
    </div>
  )
}
