import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import styles from './Chip.module.css'

export interface ChipProps extends ComponentProps<'button'> {
  /** A toggle's state. Left out for a chip that only opens something ("Filters, 2 on"). */
  pressed?: boolean | undefined
  icon?: ReactNode
  iconEnd?: ReactNode
  size?: 'md' | 'lg' | undefined
}

/** A filter one can switch on and off. */
export function Chip({ pressed, icon, iconEnd, size = 'md', className, children, ...rest }: ChipProps) {
  return (
    <button type="button" aria-pressed={pressed} {...rest} data-size={size} className={clsx(styles.Chip, className)}>
      {icon}
      {children}
      {iconEnd}
    </button>
  )
}
