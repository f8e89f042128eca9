import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { StatusIcon, type StatusTone } from '#status-icon/index.ts'
import styles from './Badge.module.css'

export interface BadgeProps extends ComponentProps<'span'> {
  tone: StatusTone
  /** In place of the tone's own icon. */
  icon?: ReactNode
}

/** Reports a status: icon, word and colour together. */
export function Badge({ tone, icon, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} data-tone={tone} className={clsx(styles.Badge, className)}>
      {icon ?? <StatusIcon tone={tone} />}
      {children}
    </span>
  )
}
