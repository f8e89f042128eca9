import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './ControlBox.module.css'

export interface ControlBoxProps extends ComponentProps<'div'> {
  invalid?: boolean | undefined
  valid?: boolean | undefined
  disabled?: boolean | undefined
}

/** The outlined 48 px box around every text-like control. Icons and `<span>` affixes sit beside the control in it. */
export function ControlBox({ invalid, valid, disabled, className, ...rest }: ControlBoxProps) {
  return (
    <div
      {...rest}
      data-state={invalid ? 'invalid' : valid ? 'valid' : undefined}
      data-disabled={disabled || undefined}
      className={clsx(styles.ControlBox, className)}
    />
  )
}
