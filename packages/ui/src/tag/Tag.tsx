import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import styles from './Tag.module.css'

export interface TagProps extends ComponentProps<'span'> {
  icon?: ReactNode
  /** `line` where the ground is already tinted; `bare` for words with an icon and no ground. */
  look?: 'soft' | 'line' | 'bare' | undefined
}

/** Describes (a purpose, "New, no reviews yet"). Never a filter, never a status. */
export function Tag({ icon, look = 'soft', className, children, ...rest }: TagProps) {
  return (
    <span {...rest} data-look={look} className={clsx(styles.Tag, className)}>
      {icon}
      {children}
    </span>
  )
}
