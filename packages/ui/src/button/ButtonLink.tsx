import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import type { RenderLink } from '#render-link/index.ts'
import styles from './Button.module.css'
import { type ButtonLook, lookAttributes } from './button-look.ts'

export interface ButtonLinkProps extends ComponentProps<'a'>, ButtonLook {
  icon?: ReactNode
  iconEnd?: ReactNode
  /** The app's own link, e.g. `(slot) => <Link to="/" {...slot} />`; without it a plain `<a>` with the rest props. */
  render?: RenderLink | undefined
}

/** A link that looks like a button: whatever navigates stays an `<a>`. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, block, icon, iconEnd, render, className, children, ...rest } = props
  const slot = {
    ...rest,
    ...lookAttributes({ variant, size, block }),
    className: clsx(styles.Button, className),
    children: (
      <span className={styles.Content}>
        {icon}
        {children}
        {iconEnd}
      </span>
    ),
  }
  if (render === undefined) return <a {...slot} />
  const { 'aria-current': _current, ...forRouter } = slot
  return render(forRouter)
}
