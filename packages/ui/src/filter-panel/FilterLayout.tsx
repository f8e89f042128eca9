import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#class-names/class-names.ts'
import styles from './FilterPanel.module.css'

export interface FilterLayoutProps extends ComponentProps<'div'> {
  /** A filter-panel. */
  panel: ReactNode
}

/** Filters beside their results; under 1024 px the results alone. */
export function FilterLayout({ panel, className, children, ...rest }: FilterLayoutProps) {
  return (
    <div {...rest} className={classNames(styles.FilterLayout, className)}>
      {panel}
      <div className={styles.Results}>{children}</div>
    </div>
  )
}
