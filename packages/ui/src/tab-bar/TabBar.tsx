import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import type { RenderLink } from '#render-link/index.ts'
import { VisuallyHidden } from '#visually-hidden/index.ts'
import styles from './TabBar.module.css'

export interface TabBarItem {
  id: string
  label: string
  icon: ReactNode
  /** Figure in the dot, "2" or "9+", with the words for it: "2 unread". */
  count?: { text: string; label: string } | undefined
  isCurrent?: boolean | undefined
  renderLink: RenderLink
}

export interface TabBarProps extends Omit<ComponentProps<'nav'>, 'children'> {
  label: string
  items: readonly TabBarItem[]
}

/** Five ways at the foot of a phone, under 1024 px. Brings its own room at the end of the page. */
export function TabBar({ label, items, className, ...rest }: TabBarProps) {
  return (
    <>
      <div className={styles.Room} aria-hidden="true" />
      <nav {...rest} aria-label={label} className={clsx(styles.TabBar, className)}>
        {items.map((item) => (
          <span key={item.id} className={styles.Item}>
            {item.renderLink({
              className: styles.Link,
              'aria-current': item.isCurrent ? 'page' : undefined,
              children: <TabContent {...item} />,
            })}
          </span>
        ))}
      </nav>
    </>
  )
}

function TabContent({ icon, label, count }: TabBarItem) {
  return (
    <>
      <span className={styles.Icon}>
        {icon}
        {count === undefined ? null : (
          <span className={styles.Count} aria-hidden="true">
            {count.text}
          </span>
        )}
      </span>
      <span className={styles.Text}>{label}</span>
      {count === undefined ? null : <VisuallyHidden> {count.label}</VisuallyHidden>}
    </>
  )
}
