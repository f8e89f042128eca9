import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import type { RenderLink } from '#render-link/index.ts'
import { VisuallyHidden } from '#visually-hidden/index.ts'
import styles from './SideNav.module.css'

export interface SideNavLink {
  kind?: 'link' | undefined
  id: string
  label: string
  icon: ReactNode
  /** Figure at the end with its words, e.g. { text: '4', label: '4 need an answer', isHot: true }. */
  count?: { text: string; label: string; isHot?: boolean | undefined } | undefined
  isCurrent?: boolean | undefined
  /** Draws a link, or a button for Log out. */
  renderLink: RenderLink
}

export type SideNavEntry = SideNavLink | { kind: 'rule'; id: string } | { kind: 'heading'; id: string; label: string }

export interface SideNavProps extends Omit<ComponentProps<'nav'>, 'children'> {
  label: string
  entries: readonly SideNavEntry[]
  /** `console`: tighter pitch, for the provider's sidebar. */
  variant?: 'account' | 'console' | undefined
}

/** The way through an account, or through the console. */
export function SideNav({ label, entries, variant = 'account', className, ...rest }: SideNavProps) {
  return (
    <nav {...rest} aria-label={label} data-variant={variant} className={clsx(styles.SideNav, className)}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            {entry.kind === 'rule' ? (
              <hr className={styles.Rule} />
            ) : entry.kind === 'heading' ? (
              <span className={styles.Heading}>{entry.label}</span>
            ) : (
              <SideNavItem {...entry} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function SideNavItem({ icon, label, count, isCurrent, renderLink }: SideNavLink) {
  return renderLink({
    className: styles.Link,
    'aria-current': isCurrent ? 'page' : undefined,
    children: (
      <>
        {icon}
        <span className={styles.Label}>{label}</span>
        {count === undefined ? null : (
          <>
            <VisuallyHidden> {count.label}</VisuallyHidden>
            <span className={styles.Count} data-hot={count.isHot || undefined} aria-hidden="true">
              {count.text}
            </span>
          </>
        )}
      </>
    ),
  })
}
