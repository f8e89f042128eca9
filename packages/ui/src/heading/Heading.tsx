import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './Heading.module.css'

/** `hero` for the home page alone, then feature, page, console page, section (all Besley) and group (Figtree). */
export type HeadingLook = 'hero' | 'feature' | 'page' | 'subpage' | 'section' | 'group'

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Place in the page's outline: one 1 a page, none skipped. */
  level: 1 | 2 | 3 | 4
  look: HeadingLook
}

/** Outline and size are chosen apart, so that a small title can still be an h2. */
export function Heading({ level, look, className, ...rest }: HeadingProps) {
  const Level = `h${level}` as const
  return <Level {...rest} data-look={look} className={clsx(styles.Heading, className)} />
}
