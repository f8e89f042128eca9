import { Field } from '@ginipig/ui/field'
import { TextInput, type TextInputProps } from '@ginipig/ui/text-input'
import type { BoundField } from '#form/index.ts'
import { useFieldText } from '#problem/index.ts'

type TextFieldProps = Omit<TextInputProps, keyof BoundField['input'] | 'ref'> & {
  label: string
  field: BoundField
  autoComplete: string
}

/** One line of text with its label, what is wrong with it, and the tick where its form says that it is right. */
export function TextField({ label, field, ...rest }: TextFieldProps) {
  const fieldText = useFieldText()
  return (
    <Field label={label} error={fieldText(field.problem, label)}>
      <TextInput {...rest} {...field.input} valid={field.isValid} />
    </Field>
  )
}
