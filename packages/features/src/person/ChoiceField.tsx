import { Field } from '@ginipig/ui/field'
import { Select } from '@ginipig/ui/select'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui as useI18n } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import type { BoundField } from '#form/index.ts'
import { useFieldText } from '#problem/index.ts'

type ChoiceFieldProps<Value extends string> = {
  label: string
  field: BoundField
  values: readonly Value[]
  words: Record<Value, MessageDescriptor>
  autoComplete?: string
}

/** One of a few, none chosen beforehand. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, field, values, words, autoComplete } = props
  const { t } = useLingui()
  const { i18n } = useI18n()
  const fieldText = useFieldText()
  return (
    <Field label={label} error={fieldText(field.problem, label)}>
      <Select autoComplete={autoComplete} {...field.input}>
        {field.input.value === '' ? <option value="">{t`Choose one`}</option> : null}
        {values.map((value) => (
          <option key={value} value={value}>
            {i18n._(words[value])}
          </option>
        ))}
      </Select>
    </Field>
  )
}
