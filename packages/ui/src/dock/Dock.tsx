import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import styles from './Dock.module.css'

export interface DockProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** "Next step". */
  label: string
  /** First line: a price-block, or date and time. */
  title?: ReactNode
  /** Second line: "£8.10 today". */
  detail?: ReactNode
  /** One button, where there is something to do. */
  action?: ReactNode
}

/** Price and one button at the foot of a phone on booking steps, in place of the tab bar. Brings its own room. */
export function Dock({ label, title, detail, action, className, ...rest }: DockProps) {
  return (
    <section {...rest} aria-label={label} className={clsx(styles.Dock, className)}>
      <div className={styles.Words}>
        {title === undefined ? null : <div className={styles.Title}>{title}</div>}
        {detail === undefined ? null : <div className={styles.Detail}>{detail}</div>}
      </div>
      {action === undefined ? null : <div className={styles.Action}>{action}</div>}
    </section>
  )
}
