import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import type { RenderLink } from '#render-link/index.ts'
import { VisuallyHidden } from '#visually-hidden/index.ts'
import styles from './Tabs.module.css'

export interface TabNavItem {
  key: string
  label: ReactNode
  /** Beside the label; above 999 it shows "999+". */
  count?: number | undefined
  /** What it counts waits for an answer. */
  isUrgent?: boolean | undefined
  /** What waits, for who doesn't see the colour of what is urgent: "1 waits for you". */
  urgentLabel?: string | undefined
  isCurrent: boolean
  render: RenderLink
}

export interface TabNavProps extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> {
  label: string
  items: readonly TabNavItem[]
}

const MOST_SHOWN = 999

/** Looks like tabs, navigates like links: for parts of a page with their own address. */
export function TabNav({ label, items, className, ...rest }: TabNavProps) {
  const current = useRef<HTMLLIElement>(null)
  const key = items.find(({ isCurrent }) => isCurrent)?.key
  // Counts that come later, not all at once, make the tabs wider.
  const counted = items.filter(({ count }) => count !== undefined).length
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks when another one is current, or stands elsewhere
  useEffect(() => {
    // With the frame's own layout: asked for at once, the page would be laid out for it and then again.
    const frame = requestAnimationFrame(() => bringIntoView(current.current))
    return () => cancelAnimationFrame(frame)
  }, [key, counted])
  return (
    <nav {...rest} aria-label={label} className={className}>
      <ul className={styles.List}>
        {items.map(({ key, label: words, count, isUrgent, urgentLabel, isCurrent, render }) => (
          <li
            key={key}
            ref={isCurrent ? current : undefined}
            className={styles.Item}
            // One that is half in sight the browser leaves so.
            onFocus={({ currentTarget }) => bringIntoView(currentTarget)}
          >
            {render({
              className: clsx(styles.Tab),
              'aria-current': isCurrent ? 'page' : undefined,
              children: (
                <>
                  {words}
                  {count === undefined ? null : (
                    <span className={styles.Count} data-urgent={(isUrgent && count > 0) || undefined}>
                      {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
                    </span>
                  )}
                  {isUrgent && urgentLabel ? <VisuallyHidden>, {urgentLabel}</VisuallyHidden> : null}
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Px of the next tab that show beside the current one. */
const EDGE = 48

/** Scrolls the row of tabs, and never the page. */
function bringIntoView(item: HTMLElement | null): void {
  const list = item?.parentElement
  if (!list) return
  const row = list.getBoundingClientRect()
  const { left, right } = item.getBoundingClientRect()
  list.scrollLeft += Math.max(right - row.right + EDGE, 0) || Math.min(left - row.left - EDGE, 0)
}
