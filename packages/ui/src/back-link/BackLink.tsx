import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RenderLink } from '#render-link/index.ts'
import styles from './BackLink.module.css'

export interface BackLinkProps {
  /** Where it leads: "My bookings". */
  children: ReactNode
  renderLink: RenderLink
}

/** One step back, above a page's title. */
export function BackLink({ children, renderLink }: BackLinkProps) {
  return renderLink({
    className: styles.BackLink,
    children: (
      <>
        <ArrowLeft aria-hidden="true" />
        {children}
      </>
    ),
  })
}
