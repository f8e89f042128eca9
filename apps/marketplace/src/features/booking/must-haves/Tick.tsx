import { useField } from '@ginipig/app/form/use-field.ts'
import { Checkbox, type CheckboxProps } from '@ginipig/ui/checkbox'

/** A tick that may stay away: the button on waits for it, so nothing is ever wrong with it. */
export function Tick(props: Pick<CheckboxProps, 'label' | 'description'>) {
  const { name, value, change, onBlur } = useField<boolean>()
  return (
    <Checkbox
      {...props}
      name={name}
      checked={value}
      onChange={(event) => change(event.target.checked)}
      onBlur={onBlur}
    />
  )
}
