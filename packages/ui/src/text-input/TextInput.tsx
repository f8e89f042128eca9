import { CircleCheck } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { ControlBox, useFieldControl } from '#field/index.ts'

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'prefix' | 'size'> {
  /** Words before the value: "£". */
  prefix?: ReactNode
  /** Words after the value: "minutes". */
  suffix?: ReactNode
  icon?: ReactNode
  /** Shows the tick; only after the person has left the field. */
  valid?: boolean | undefined
}

/** One line of text. `className` goes to the box, everything else and `ref` to the `<input>`. */
export function TextInput({ prefix, suffix, icon, valid = false, className, ...rest }: TextInputProps) {
  const control = useFieldControl(rest)
  const invalid = Boolean(control['aria-invalid'])
  return (
    <ControlBox invalid={invalid} valid={valid} disabled={control.disabled} className={className}>
      {icon}
      {prefix === undefined ? null : <span>{prefix}</span>}
      <input type="text" {...control} />
      {suffix === undefined ? null : <span>{suffix}</span>}
      {valid && !invalid ? <CircleCheck aria-hidden /> : null}
    </ControlBox>
  )
}
