import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import styles from './AuthLayout.module.css'

export interface AuthLayoutProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The logo as a link home; stands on the brand block, and in the bar on phones. */
  logo: ReactNode
  /** The brand block's sentence: "Good to see you again." Not the page's heading. */
  title: ReactNode
  lead?: ReactNode
  /** One pig. */
  illustration: { src: string }
  /** At the end of the phone's bar: close. */
  topEnd?: ReactNode
  /** `wide` for forms in two columns. */
  measure?: 'form' | 'wide' | undefined
  mainId?: string | undefined
}

/** Logging in, registering, codes and passwords: the brand beside one form; on a phone the form alone under a bar. */
export function AuthLayout(props: AuthLayoutProps) {
  const {
    logo,
    title,
    lead,
    illustration,
    topEnd,
    measure = 'form',
    mainId = 'main',
    className,
    children,
    ...rest
  } = props
  return (
    <div {...rest} className={clsx(styles.AuthLayout, className)}>
      <aside className={styles.Brand}>
        <div className={styles.Still}>
          {logo}
          <p className={styles.Title}>{title}</p>
          {lead === undefined ? null : <p className={styles.Lead}>{lead}</p>}
          <img className={styles.Pig} src={illustration.src} alt="" width="440" height="330" />
        </div>
      </aside>
      <div className={styles.Side}>
        <header className={styles.Top}>
          {logo}
          {topEnd}
        </header>
        <main id={mainId} tabIndex={-1} className={styles.Main}>
          <div className={styles.Form} data-measure={measure}>
            {children}
          </div>
        </main>
      </div>
    </div>
  )
}
