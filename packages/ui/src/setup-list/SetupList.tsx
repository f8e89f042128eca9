import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Loaf } from '#loaf/index.ts'
import styles from './SetupList.module.css'

export type SetupState = 'done' | 'now' | 'next'

export interface SetupItem {
  id: string
  state: SetupState
  title: ReactNode
  text?: ReactNode
  /** Its state in words: a badge. */
  badge: ReactNode
}

export interface SetupListProps extends Omit<ComponentProps<'ol'>, 'children'> {
  items: readonly SetupItem[]
}

/** What an account still needs, in order, edge to edge in a panel. */
export function SetupList({ items, className, ...rest }: SetupListProps) {
  return (
    <ol {...rest} className={clsx(styles.SetupList, className)}>
      {items.map((item, index) => (
        <li
          key={item.id}
          data-state={item.state}
          aria-current={item.state === 'now' ? 'step' : undefined}
          className={styles.Item}
        >
          <Loaf aria-hidden className={styles.Mark}>
            {item.state === 'done' ? <Check /> : index + 1}
          </Loaf>
          <div className={styles.Words}>
            <p className={styles.Title}>{item.title}</p>
            {item.text === undefined ? null : <p className={styles.Text}>{item.text}</p>}
          </div>
          <div className={styles.Badge}>{item.badge}</div>
        </li>
      ))}
    </ol>
  )
}
