import { clsx } from 'clsx'
import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ComponentProps } from 'react'
import styles from './Field.module.css'

export interface FieldMessageProps extends ComponentProps<'span'> {
  tone: 'hint' | 'danger' | 'success'
}

/** The line under a control; errors and successes carry an icon. The control points at it by `aria-describedby`. */
export function FieldMessage({ tone, className, children, ...rest }: FieldMessageProps) {
  return (
    <span {...rest} data-tone={tone} className={clsx(styles.Message, className)}>
      {tone === 'danger' ? <CircleAlert aria-hidden /> : null}
      {tone === 'success' ? <CircleCheck aria-hidden /> : null}
      <span>{children}</span>
    </span>
  )
}
