import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { RenderLink } from '#render-link/index.ts'
import { CountDot } from './CountDot.tsx'
import styles from './IconButton.module.css'
import type { IconLook } from './IconButton.tsx'

export interface IconLinkProps extends IconLook {
  render: RenderLink
  className?: string | undefined
}

/** An icon that navigates; the app draws the link. */
export function IconLink(props: IconLinkProps): ReactNode {
  const { label, icon, size = 'md', bordered, count, render, className } = props
  const slot = {
    'aria-label': label,
    'data-size': size,
    'data-bordered': bordered || undefined,
    className: clsx(styles.IconButton, className),
    children: (
      <>
        {icon}
        <CountDot count={count} />
      </>
    ),
  }
  return render(slot)
}
