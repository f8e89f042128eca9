import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import styles from './SplitView.module.css'

export interface SplitViewProps extends Omit<ComponentProps<'div'>, 'children'> {
  list: ReactNode
  /** What is selected, in a `SplitDetail`; shown beside the list from 1180 px. Below, rows keep their own buttons and
   *  lead to a page. */
  detail?: ReactNode
}

/** List and detail of the console. */
export function SplitView({ list, detail, className, ...rest }: SplitViewProps) {
  return (
    <div {...rest} data-split={detail === undefined ? undefined : ''} className={clsx(styles.SplitView, className)}>
      <div className={styles.List}>{list}</div>
      {detail === undefined ? null : <div className={styles.Detail}>{detail}</div>}
    </div>
  )
}
