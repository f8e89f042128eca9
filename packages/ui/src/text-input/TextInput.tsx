import { CircleCheck } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { ControlBox, type Mark, MarkedLayer, useFieldControl } from '#field/index.ts'

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'prefix' | 'size'> {
  /** Words before the value: "£". */
  prefix?: ReactNode
  /** Words after the value: "minutes". */
  suffix?: ReactNode
  icon?: ReactNode
  /** Parts of its value that are underlined where they stand; without icon and prefix. */
  marks?: readonly Mark[] | undefined
  /** Shows the tick; only after the person has left the field. */
  valid?: boolean | undefined
}

/** One line of text. `className` goes to the box, everything else and `ref` to the `<input>`. */
export function TextInput({ prefix, suffix, icon, marks = [], valid = false, className, ...rest }: TextInputProps) {
  const control = useFieldControl(rest)
  const invalid = Boolean(control['aria-invalid'])
  return (
    <ControlBox invalid={invalid} valid={valid} disabled={control.disabled} className={className}>
      {icon}
      {prefix === undefined ? null : <span>{prefix}</span>}
      {marks.length === 0 ? null : <MarkedLayer text={String(rest.value ?? '')} marks={marks} />}
      <input type="text" {...control} />
      {suffix === undefined ? null : <span>{suffix}</span>}
      {valid && !invalid ? <CircleCheck aria-hidden /> : null}
    </ControlBox>
  )
}
