import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import styles from './AccountLayout.module.css'

export interface AccountLayoutProps extends ComponentProps<'div'> {
  /** A side-nav; under 1024 px the tab bar and the account's entry page lead instead. */
  nav: ReactNode
  /** The entry page: where there is no room beside it, the way on stands above it. */
  isEntry?: boolean | undefined
}

/** A client's account: the way through it beside the page. */
export function AccountLayout({ nav, isEntry = false, className, children, ...rest }: AccountLayoutProps) {
  return (
    <div {...rest} data-entry={isEntry || undefined} className={clsx(styles.AccountLayout, className)}>
      <div data-sticks className={styles.Nav}>
        {nav}
      </div>
      <div className={styles.Content}>{children}</div>
    </div>
  )
}
