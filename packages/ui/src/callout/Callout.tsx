import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Illustration, type Pig } from '#illustration/index.ts'
import styles from './Callout.module.css'

export interface CalloutProps extends Omit<ComponentProps<'section'>, 'title'> {
  tone?: 'warning' | 'info' | 'success' | 'brand' | undefined
  /** Above the title: one badge. */
  badge?: ReactNode
  title: ReactNode
  headingLevel?: 1 | 2 | undefined
  actions?: ReactNode
  /** At the end, on the base line. */
  pig?: Pig | undefined
}

/** The one thing that matters on a page, said large. The sentence is its children. */
export function Callout(props: CalloutProps) {
  const { tone = 'warning', badge, title, headingLevel = 2, actions, pig, className, children, ...rest } = props
  const Heading = `h${headingLevel}` as const
  return (
    <section {...rest} data-tone={tone} data-pig={pig} className={clsx(styles.Callout, className)}>
      <div className={styles.Words}>
        {badge === undefined ? null : <div className={styles.Badge}>{badge}</div>}
        <Heading className={styles.Title}>{title}</Heading>
        {children === undefined ? null : <div className={styles.Text}>{children}</div>}
        {actions === undefined ? null : <div className={styles.Actions}>{actions}</div>}
      </div>
      {pig === undefined ? null : <Illustration pig={pig} className={styles.Pig} />}
    </section>
  )
}
