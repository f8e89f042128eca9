import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './Prose.module.css'

export interface ProseProps extends ComponentProps<'div'> {
  /** `page`: the long read of content pages, with display headings. `short`: a few paragraphs inside a page. */
  pitch?: 'page' | 'short' | undefined
}

/** Running text at 68 characters: headings, lists, links and quotes as plain elements inside. */
export function Prose({ pitch = 'page', className, ...rest }: ProseProps) {
  return <div {...rest} data-pitch={pitch} className={clsx(styles.Prose, className)} />
}
