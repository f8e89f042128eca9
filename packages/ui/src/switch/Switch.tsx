import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Switch.module.css'

export interface SwitchProps extends Omit<ComponentProps<'button'>, 'children' | 'role' | 'onChange'> {
  label: ReactNode
  description?: ReactNode
  /** At the end of a filter row. */
  count?: ReactNode
  checked: boolean
  /** Applies at once; a toast confirms. */
  onCheckedChange: (checked: boolean) => void
}

/** A setting that is on or off, and applies at once. */
export function Switch({ label, description, count, checked, onCheckedChange, className, ...rest }: SwitchProps) {
  const id = useId()
  return (
    <button
      type="button"
      {...rest}
      role="switch"
      aria-checked={checked}
      aria-labelledby={`${id}label`}
      aria-describedby={description === undefined ? undefined : `${id}description`}
      onClick={() => onCheckedChange(!checked)}
      className={clsx(styles.Switch, className)}
    >
      <span className={styles.Words}>
        <span id={`${id}label`}>{label}</span>
        {description === undefined ? null : (
          <small id={`${id}description`} className={styles.Description}>
            {description}
          </small>
        )}
      </span>
      {count === undefined ? null : <span className={styles.Count}>{count}</span>}
      <span aria-hidden className={styles.Track} />
    </button>
  )
}
