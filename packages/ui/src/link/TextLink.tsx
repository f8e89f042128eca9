import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import type { RenderLink } from '#render-link/index.ts'
import styles from './TextLink.module.css'

/** `quiet` has the surrounding text's colour and no line until pointed at: navigation, footers. */
export type TextLinkLook = 'default' | 'quiet'

export interface TextLinkProps extends ComponentProps<'a'> {
  look?: TextLinkLook | undefined
  /** The app's own link; without it a plain `<a>` with the rest props. */
  render?: RenderLink | undefined
}

/** A link within text, or quiet in navigation and footers. */
export function TextLink({ look = 'default', render, className, ...rest }: TextLinkProps): ReactNode {
  const slot = { ...rest, 'data-look': look, className: clsx(styles.TextLink, className) }
  if (render === undefined) return <a {...slot} />
  const { 'aria-current': _current, ...forRouter } = slot
  return render(forRouter)
}

export interface LinkButtonProps extends ComponentProps<'button'> {
  look?: TextLinkLook | undefined
}

/** Acts on this page but reads like a link: "Read More", "Clear all". */
export function LinkButton({ look = 'default', className, ...rest }: LinkButtonProps) {
  return <button type="button" {...rest} data-look={look} className={clsx(styles.TextLink, className)} />
}
