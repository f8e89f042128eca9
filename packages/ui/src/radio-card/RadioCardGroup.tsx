import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { useFieldGroup } from '#field/index.ts'
import styles from './RadioCardGroup.module.css'

export interface RadioCardOption<Value extends string = string> {
  value: Value
  title: ReactNode
  description?: ReactNode
  /** At the right: a price. */
  amount?: ReactNode
  /** Before the words: a card's logo, an icon. */
  media?: ReactNode
  disabled?: boolean | undefined
}

export interface RadioCardGroupProps<Value extends string = string>
  extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  options: readonly RadioCardOption<Value>[]
  value: Value | undefined
  onValueChange: (value: Value) => void
  name?: string | undefined
  /** Side by side from 640 px up. */
  columns?: 1 | 2 | 3 | undefined
}

/** Choices that need a sentence each. Name it by a `Field group` around it or by `aria-label`. */
export function RadioCardGroup<Value extends string>(props: RadioCardGroupProps<Value>) {
  const { options, value, onValueChange, name, columns = 1, className, ...rest } = props
  const id = useId()
  const group = useFieldGroup()
  return (
    <div
      role="radiogroup"
      {...group}
      {...rest}
      data-columns={columns}
      className={clsx(styles.RadioCardGroup, className)}
    >
      {options.map((option) => {
        const optionId = `${id}${option.value}`
        return (
          <label key={option.value} className={styles.Card}>
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-labelledby={`${optionId}title`}
              aria-describedby={`${optionId}description ${optionId}amount`}
              onChange={() => onValueChange(option.value)}
              className={styles.Dot}
            />
            {option.media}
            <span className={styles.Words}>
              <span id={`${optionId}title`} className={styles.Title}>
                {option.title}
              </span>
              {option.description === undefined ? null : (
                <span id={`${optionId}description`} className={styles.Description}>
                  {option.description}
                </span>
              )}
            </span>
            {option.amount === undefined ? null : (
              <span id={`${optionId}amount`} className={styles.Amount}>
                {option.amount}
              </span>
            )}
          </label>
        )
      })}
    </div>
  )
}
