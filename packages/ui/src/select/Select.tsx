import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { ControlBox, useFieldControl } from '#field/index.ts'
import styles from './Select.module.css'

export type SelectProps = Omit<ComponentProps<'select'>, 'multiple' | 'size'>

/** The browser's own list. `className` goes to the box, everything else and `ref` to the `<select>`. */
export function Select({ className, ...rest }: SelectProps) {
  const control = useFieldControl(rest)
  return (
    <ControlBox
      invalid={Boolean(control['aria-invalid'])}
      disabled={control.disabled}
      className={clsx(styles.Select, className)}
    >
      <select {...control} />
      <ChevronDown aria-hidden />
    </ControlBox>
  )
}
