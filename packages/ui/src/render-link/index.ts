import type { ReactNode } from 'react'

/** What a navigating part hands to the app's link: spread it on `<Link to=…>` or `<a href=…>`. */
export interface LinkSlot {
  className?: string | undefined
  children?: ReactNode
  'aria-current'?: 'page' | undefined
  'aria-label'?: string | undefined
}

/** This package knows no router: the app draws the link. A router that sets `aria-current` by itself is fine too. */
export type RenderLink = (slot: LinkSlot) => ReactNode
