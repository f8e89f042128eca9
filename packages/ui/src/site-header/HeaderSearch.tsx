import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RenderLink } from '#render-link/index.ts'
import styles from './SiteHeader.module.css'

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
