import { clsx } from 'clsx'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Spinner } from '#spinner/index.ts'
import styles from './Button.module.css'
import { type ButtonLook, lookAttributes } from './button-look.ts'

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  icon?: ReactNode
  iconEnd?: ReactNode
  /** Shows a spinner, keeps the width and the focus, and swallows clicks and submits meanwhile. */
  busy?: boolean | undefined
  /** Takes the label's place while busy: "Paying…". */
  busyLabel?: string | undefined
}

/** Does something here and now: pays, accepts, saves. */
export function Button(props: ButtonProps) {
  const { variant, size, block, icon, iconEnd, busy = false, busyLabel, onClick, className, children, ...rest } = props

  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (!busy) return onClick?.(event)
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <button
      type="button"
      {...rest}
      {...lookAttributes({ variant, size, block })}
      aria-busy={busy || undefined}
      onClick={handleClick}
      className={clsx(styles.Button, className)}
    >
      <span className={styles.Content} data-under={busy ? (busyLabel === undefined ? 'kept' : 'replaced') : undefined}>
        {icon}
        {children}
        {iconEnd}
      </span>
      {busy ? (
        <span className={styles.Busy}>
          <Spinner size={size === 'sm' ? 'sm' : 'md'} />
          {busyLabel}
        </span>
      ) : null}
    </button>
  )
}
