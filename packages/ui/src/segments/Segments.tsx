import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Segments.module.css'

export interface SegmentsProps<Value extends string = string>
  extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** What is chosen: "Which months". */
  'aria-label': string
  options: readonly { value: Value; label: ReactNode }[]
  value: Value
  onValueChange: (value: Value) => void
}

/** Two or three short choices of which one always holds, side by side: radios in one piece. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { options, value, onValueChange, className, ...rest } = props
  const name = useId()
  return (
    <div role="radiogroup" {...rest} className={clsx(styles.Segments, className)}>
      {options.map((option) => (
        <label key={option.value} className={styles.Segment}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
            className={styles.Radio}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
