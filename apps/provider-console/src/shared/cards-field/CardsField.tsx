import { useField } from '@ginipig/app/form/use-field.ts'
import { ofChoice, useFieldText } from '@ginipig/app/words/field-words.ts'
import { Field } from '@ginipig/ui/field'
import { RadioCardGroup, type RadioCardOption } from '@ginipig/ui/radio-card'
import type { ReactNode } from 'react'

type CardsFieldProps<Value extends string> = {
  label: string
  /** What is to be chosen, in "Please choose {label}", where that isn't the label. */
  problemLabel?: string
  hint?: ReactNode
  options: readonly RadioCardOption<Value>[]
  columns?: 1 | 2 | 3
}

/** One of a few, each with its sentence. Null or empty is none of them. */
export function CardsField<Value extends string>(props: CardsFieldProps<Value>) {
  const { label, problemLabel = label, hint, options, columns = 2 } = props
  const fieldText = useFieldText()
  const { value, change, problem } = useField<Value | '' | null>()
  return (
    <Field group label={label} hint={hint} error={fieldText(ofChoice(problem), problemLabel)}>
      <RadioCardGroup columns={columns} options={options} value={value || undefined} onValueChange={change} />
    </Field>
  )
}
