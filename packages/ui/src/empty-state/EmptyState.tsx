import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Illustration, type Pig } from '#illustration/index.ts'
import styles from './EmptyState.module.css'

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  pig: Pig
  title: ReactNode
  /** Why it is empty, in a sentence. */
  text?: ReactNode
  /** One action; on error pages two. */
  action?: ReactNode
  /** Level of the title in the page's outline. */
  headingLevel?: 1 | 2 | 3 | undefined
  /** `start` sits at the inline start, as in a list's place. */
  align?: 'centre' | 'start' | undefined
}

/** Nothing here yet, nothing found, or something broke: pig, short title, why, one way on. */
export function EmptyState(props: EmptyStateProps) {
  const { pig, title, text, action, headingLevel = 2, align = 'centre', className, ...rest } = props
  const Heading = `h${headingLevel}` as const
  return (
    <div {...rest} data-align={align} className={clsx(styles.EmptyState, className)}>
      <Illustration pig={pig} className={styles.Pig} />
      <Heading className={styles.Title}>{title}</Heading>
      {text === undefined ? null : <p className={styles.Text}>{text}</p>}
      {action === undefined ? null : <div className={styles.Action}>{action}</div>}
    </div>
  )
}
