import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#class-names/class-names.ts'
import styles from './AccountLayout.module.css'

export interface AccountLayoutProps extends ComponentProps<'div'> {
  /** A side-nav; under 1024 px the tab bar and the account page lead instead. */
  nav: ReactNode
}

/** A client's account: the way through it beside the page. */
export function AccountLayout({ nav, className, children, ...rest }: AccountLayoutProps) {
  return (
    <div {...rest} className={classNames(styles.AccountLayout, className)}>
      <div className={styles.Nav}>{nav}</div>
      <div className={styles.Content}>{children}</div>
    </div>
  )
}
