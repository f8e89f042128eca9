import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import styles from './SplitView.module.css'

export interface SplitViewProps extends Omit<ComponentProps<'div'>, 'children'> {
  list: ReactNode
  /** What is selected, in a `SplitDetail`; shown beside the list from 1180 px. Below, rows keep their own buttons and
   *  lead to a page. */
  detail?: ReactNode
  /** Name of the detail: "Request from Hannah Doyle". */
  detailLabel?: string | undefined
}

/** List and detail of the console. */
export function SplitView({ list, detail, detailLabel, className, ...rest }: SplitViewProps) {
  return (
    <div {...rest} data-split={detail === undefined ? undefined : ''} className={clsx(styles.SplitView, className)}>
      <div className={styles.List}>{list}</div>
      {detail === undefined ? null : (
        <aside className={styles.Detail} aria-label={detailLabel}>
          {detail}
        </aside>
      )}
    </div>
  )
}
