import { clsx } from 'clsx'
import { Tag } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import styles from './SaveLine.module.css'

export interface SaveLineProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** "You save 55%". */
  label: ReactNode
  /** "−£66.00", at the end of the line. */
  amount?: ReactNode
}

/** What one saves, in words and pounds, where no receipt stands. */
export function SaveLine({ label, amount, className, ...rest }: SaveLineProps) {
  return (
    <p {...rest} className={clsx(styles.SaveLine, className)}>
      <Tag aria-hidden="true" />
      <span>{label}</span>
      {amount === undefined ? null : <span className={styles.Amount}>{amount}</span>}
    </p>
  )
}
