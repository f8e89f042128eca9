import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import styles from './DetailList.module.css'

export interface Detail {
  id: string
  label: ReactNode
  value: ReactNode
  /** Before the value in `facts`, e.g. a tick. */
  icon?: ReactNode
  isStrong?: boolean | undefined
}

export interface DetailListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  items: readonly Detail[]
  /** `lines`: label and value at the two edges; `ruled`: the same in a ruled table of text; `facts`: value under its label, in
   *  columns; `said`: words beside a narrow column of labels, to read over what one filled in. */
  layout?: 'lines' | 'ruled' | 'facts' | 'said' | undefined
}

/** Names and values. */
export function DetailList({ items, layout = 'lines', className, ...rest }: DetailListProps) {
  return (
    <dl {...rest} data-layout={layout} className={clsx(styles.DetailList, className)}>
      {items.map((item) => (
        <div key={item.id} className={styles.Row}>
          <dt className={styles.Label}>{item.label}</dt>
          <dd className={styles.Value} data-strong={item.isStrong || undefined}>
            {item.icon}
            {item.value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
