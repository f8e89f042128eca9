import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { CountDot } from './CountDot.tsx'
import styles from './IconButton.module.css'

export interface IconLook {
  /** The whole name, count included: "Messages, 2 unread". */
  label: string
  icon: ReactNode
  /** `sm` is 36 px, for rows and the inside of fields. */
  size?: 'sm' | 'md' | undefined
  bordered?: boolean | undefined
  /** Red dot; above nine it shows 9+, at nought nothing. */
  count?: number | undefined
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'>, IconLook {}

/** An action whose icon says it all; its name is read out. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, size = 'md', bordered, count, className, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      data-size={size}
      data-bordered={bordered || undefined}
      className={clsx(styles.IconButton, className)}
    >
      {icon}
      <CountDot count={count} />
    </button>
  )
}
