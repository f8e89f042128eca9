import { clsx } from 'clsx'
import { Search } from 'lucide-react'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import type { RenderLink } from '#render-link/index.ts'
import styles from './SiteHeader.module.css'
import { useHiddenOnScroll } from './use-hidden-on-scroll.ts'

export interface SiteHeaderItem {
  id: string
  label: string
  isCurrent?: boolean | undefined
  renderLink: RenderLink
}

export interface SiteHeaderProps extends Omit<ComponentProps<'header'>, 'children' | 'ref'> {
  /** The logo as a link home. */
  logo: ReactNode
  /** Shown from 1024 px; below, the tab bar leads. */
  nav?: { label: string; items: readonly SiteHeaderItem[] } | undefined
  /** Shown from 768 px. */
  search?: ReactNode
  /** Bell and avatar menu, or Log in and Sign up. */
  end?: ReactNode
  /** Before `end`, from 1024 px: what a phone has in its tab bar instead. */
  wideEnd?: ReactNode
  /** `brand`: pink, over the home hero. */
  tone?: 'plain' | 'brand' | undefined
  /** Goes away on scrolling down and comes back on scrolling up; never while focus is inside. */
  hidesOnScroll?: boolean | undefined
}

/** 72 px tall, 60 on a phone; sticky. What comes after it and sticks beneath it says so by `data-sticks`, and stands at
 *  `--header-shown`; a column beside the page, which shouldn't move under a press, at `--header-room`. */
export function SiteHeader(props: SiteHeaderProps) {
  const { logo, nav, search, end, wideEnd, tone = 'plain', hidesOnScroll = true, className, ...rest } = props
  const ref = useRef<HTMLElement>(null)
  const isHidden = useHiddenOnScroll(ref, hidesOnScroll)
  return (
    <header
      {...rest}
      ref={ref}
      data-tone={tone}
      data-hidden={isHidden || undefined}
      className={clsx(styles.SiteHeader, className)}
    >
      <div className={styles.Inner}>
        <div className={styles.Logo}>{logo}</div>
        {nav === undefined ? null : (
          <nav className={styles.Nav} aria-label={nav.label}>
            {nav.items.map((item) => (
              <span key={item.id} className={styles.Item}>
                {item.renderLink({
                  className: styles.Link,
                  children: item.label,
                  'aria-current': item.isCurrent ? 'page' : undefined,
                })}
              </span>
            ))}
          </nav>
        )}
        {search === undefined ? null : <div className={styles.Search}>{search}</div>}
        <div className={styles.End}>
          {wideEnd === undefined ? null : <div className={styles.WideEnd}>{wideEnd}</div>}
          {end}
        </div>
      </div>
    </header>
  )
}

export interface HeaderSearchProps {
  /** "Search treatments or people". */
  children: ReactNode
  renderLink: RenderLink
}

/** The field-shaped link that opens the search page. */
export function HeaderSearch({ children, renderLink }: HeaderSearchProps) {
  return renderLink({
    className: styles.SearchLink,
    children: (
      <>
        <Search aria-hidden="true" />
        <span className={styles.SearchWords}>{children}</span>
      </>
    ),
  })
}
