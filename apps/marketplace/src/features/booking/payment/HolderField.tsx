import { useTextField } from '@ginipig/app/form/use-field.ts'
import { useFieldText } from '@ginipig/app/words/field-words.ts'
import { Field } from '@ginipig/ui/field'
import { TextInput } from '@ginipig/ui/text-input'
import { useLingui } from '@lingui/react/macro'

/** Ours, because the fields in the frame don't ask for it. Source: spec §5 (letters only). */
export function HolderField() {
  const { t } = useLingui()
  const fieldText = useFieldText()
  const { input, problem } = useTextField()
  const label = t`Name on card`
  return (
    <Field
      label={label}
      error={problem === 'letters_only' ? t`Letters only, as it appears on the card` : fieldText(problem, label)}
    >
      <TextInput {...input} name="cc-name" autoComplete="cc-name" />
    </Field>
  )
}
