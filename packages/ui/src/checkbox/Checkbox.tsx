import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { ChoiceRow } from '#choice/index.ts'
import { ErrorAnnouncer, FieldMessage } from '#field/index.ts'
import styles from './Checkbox.module.css'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode
  description?: ReactNode
  /** At the end of a filter row. */
  count?: ReactNode
  /** A picture of what is chosen, for a row that is a card's head: the box stands at its end. */
  art?: ReactNode
  /** Makes it invalid and says why beneath. */
  error?: ReactNode
}

/** One of several that may all be on, or a yes. `className` goes to the row, everything else and `ref` to the
 *  `<input>`. */
export function Checkbox({ label, description, count, art, error, className, ...rest }: CheckboxProps) {
  const id = useId()
  const isInvalid = error !== undefined && error !== null && error !== ''
  const describedBy = [
    rest['aria-describedby'],
    description === undefined ? undefined : `${id}description`,
    isInvalid ? `${id}error` : undefined,
  ]
  return (
    <div className={className}>
      <ChoiceRow
        label={label}
        description={description}
        labelId={`${id}label`}
        descriptionId={`${id}description`}
        end={count}
        art={art}
        control={
          <>
            <input
              {...rest}
              type="checkbox"
              aria-invalid={isInvalid || undefined}
              aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
              aria-labelledby={`${id}label`}
            />
            <Check aria-hidden />
          </>
        }
      />
      {isInvalid ? (
        <div className={styles.Problem}>
          <FieldMessage id={`${id}error`} tone="danger">
            {error}
          </FieldMessage>
        </div>
      ) : null}
      <ErrorAnnouncer labelId={`${id}label`} messageId={`${id}error`} error={error} />
    </div>
  )
}
