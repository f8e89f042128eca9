import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import type { RenderLink } from '#render-link/index.ts'
import styles from './Breadcrumbs.module.css'

export interface Breadcrumb {
  id: string
  label: string
  /** Left out for the page itself, which comes last. */
  renderLink?: RenderLink | undefined
}

export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  label: string
  items: readonly Breadcrumb[]
}

/** The way here. Pages hide it on phones, where a back-link does the same in less room. */
export function Breadcrumbs({ label, items, className, ...rest }: BreadcrumbsProps) {
  return (
    <nav {...rest} aria-label={label} className={clsx(styles.Breadcrumbs, className)}>
      <ol className={styles.List}>
        {items.map((item) => (
          <li key={item.id} className={styles.Item}>
            {item.renderLink === undefined ? (
              <span aria-current="page">{item.label}</span>
            ) : (
              item.renderLink({ className: styles.Link, children: item.label })
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
