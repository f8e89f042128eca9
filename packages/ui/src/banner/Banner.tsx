import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { StatusIcon, type StatusTone } from '#status-icon/index.ts'
import styles from './Banner.module.css'

export interface BannerProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone?: StatusTone | undefined
  title?: ReactNode
  /** In place of the tone's own icon. */
  icon?: ReactNode
  /** One button or link at the end. */
  action?: ReactNode
}

/** Stays in the flow until what it says is fixed. Give it `role="alert"` where it appears after an action. */
export function Banner({ tone = 'info', title, icon, action, className, children, ...rest }: BannerProps) {
  return (
    <div {...rest} data-tone={tone} className={clsx(styles.Banner, className)}>
      {icon ?? <StatusIcon tone={tone} />}
      <div className={styles.Words}>
        {title === undefined ? null : <p className={styles.Title}>{title}</p>}
        {children === undefined ? null : <div>{children}</div>}
      </div>
      {action === undefined ? null : <div className={styles.Action}>{action}</div>}
    </div>
  )
}
