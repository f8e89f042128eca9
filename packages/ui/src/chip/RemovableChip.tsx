import { clsx } from 'clsx'
import { X } from 'lucide-react'
import type { ComponentProps } from 'react'
import styles from './Chip.module.css'

export interface RemovableChipProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The whole name of the button; it contains the visible words: "£10 to £60, remove filter". */
  removeLabel: string
}

/** A filter that is on; pressing it takes it away. */
export function RemovableChip({ removeLabel, className, children, ...rest }: RemovableChipProps) {
  return (
    <button type="button" {...rest} aria-label={removeLabel} data-removable className={clsx(styles.Chip, className)}>
      {children}
      <X aria-hidden />
    </button>
  )
}
