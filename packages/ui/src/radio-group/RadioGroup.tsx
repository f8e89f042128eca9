import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { ChoiceRow } from '#choice/index.ts'
import { useFieldGroup } from '#field/index.ts'
import styles from './RadioGroup.module.css'

export interface RadioOption<Value extends string = string> {
  value: Value
  label: ReactNode
  description?: ReactNode
  count?: ReactNode
  disabled?: boolean | undefined
}

export interface RadioGroupProps<Value extends string = string>
  extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  options: readonly RadioOption<Value>[]
  /** Undefined while nothing is picked. */
  value: Value | undefined
  onValueChange: (value: Value) => void
  /** Form name; made up when left out. */
  name?: string | undefined
  orientation?: 'column' | 'row' | undefined
}

/** Plain radios. Name it by a `Field group` around it or by `aria-label`. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { options, value, onValueChange, name, orientation = 'column', className, ...rest } = props
  const id = useId()
  const group = useFieldGroup()
  return (
    <div
      role="radiogroup"
      {...group}
      {...rest}
      data-orientation={orientation}
      className={clsx(styles.RadioGroup, className)}
    >
      {options.map((option) => (
        <ChoiceRow
          key={option.value}
          label={option.label}
          description={option.description}
          labelId={`${id}${option.value}label`}
          descriptionId={`${id}${option.value}description`}
          end={option.count}
          control={
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-labelledby={`${id}${option.value}label`}
              aria-describedby={option.description === undefined ? undefined : `${id}${option.value}description`}
              onChange={() => onValueChange(option.value)}
            />
          }
        />
      ))}
    </div>
  )
}
