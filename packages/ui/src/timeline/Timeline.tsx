import { clsx } from 'clsx'
import { Check, Circle, X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { VisuallyHidden } from '#visually-hidden/index.ts'
import styles from './Timeline.module.css'

export type TimelineState = 'done' | 'now' | 'next' | 'failed'

export interface TimelineItem {
  id: string
  state: TimelineState
  /** A tick and a cross stand for done and failed where none is given. */
  icon?: ReactNode
  title: ReactNode
  detail?: ReactNode
  /** "Fri 08-05-2026, 11:20". */
  time?: ReactNode
  /** "£8.10", and what it is: "paid". */
  sum?: ReactNode
  sumState?: ReactNode
  /** Where it leads. */
  links?: ReactNode
}

export interface TimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  items: readonly TimelineItem[]
  /** Read after each title: { done: 'done', now: 'now', next: 'to come', failed: 'failed' }. */
  stateLabels: Readonly<Record<TimelineState, string>>
}

/** What happened, where it stands and what comes next. */
export function Timeline({ items, stateLabels, className, ...rest }: TimelineProps) {
  return (
    <ol {...rest} className={clsx(styles.Timeline, className)}>
      {items.map((item) => (
        <li
          key={item.id}
          className={styles.Item}
          data-state={item.state}
          aria-current={item.state === 'now' ? 'step' : undefined}
        >
          <span className={styles.Node} aria-hidden="true">
            {item.icon ?? defaultIcon(item.state)}
          </span>
          <div className={styles.Text}>
            <p className={styles.Title}>
              {item.title}
              <VisuallyHidden> ({stateLabels[item.state]})</VisuallyHidden>
            </p>
            {item.detail === undefined ? null : <p className={styles.Detail}>{item.detail}</p>}
            {item.time === undefined ? null : <p className={styles.Time}>{item.time}</p>}
            {item.links === undefined ? null : <div className={styles.Links}>{item.links}</div>}
          </div>
          {item.sum === undefined ? null : (
            <p className={styles.Sum}>
              {item.sum} <span className={styles.SumState}>{item.sumState}</span>
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}

function defaultIcon(state: TimelineState): ReactNode {
  if (state === 'done') return <Check />
  return state === 'failed' ? <X /> : <Circle />
}
