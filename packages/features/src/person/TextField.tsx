import { Field } from '@ginipig/ui/field'
import { TextInput } from '@ginipig/ui/text-input'
import type { BoundField } from '#form/index.ts'
import { useFieldText } from '#problem/index.ts'

type TextFieldProps = { label: string; field: BoundField; autoComplete: string }

export function TextField({ label, field, autoComplete }: TextFieldProps) {
  const fieldText = useFieldText()
  return (
    <Field label={label} error={fieldText(field.problem, label)}>
      <TextInput autoComplete={autoComplete} {...field.input} />
    </Field>
  )
}
