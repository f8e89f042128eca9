import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import styles from './Kpis.module.css'

export interface Kpi {
  id: string
  /** Before its label. */
  icon?: ReactNode
  label: ReactNode
  /** As shown: "£312.40". */
  value: ReactNode
  /** "Released Wed 13-05-2026". */
  note?: ReactNode
}

export interface KpisProps extends Omit<ComponentProps<'dl'>, 'children'> {
  items: readonly Kpi[]
}

/** A few figures in a row, as many as there is room for. */
export function Kpis({ items, className, ...rest }: KpisProps) {
  return (
    <dl {...rest} className={clsx(styles.Kpis, className)}>
      {items.map((item) => (
        <div key={item.id} className={styles.Kpi}>
          <dt className={styles.Label}>
            {item.icon}
            {item.label}
          </dt>
          <dd className={styles.Value}>
            {item.value}
            {item.note === undefined ? null : <small className={styles.Note}>{item.note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
