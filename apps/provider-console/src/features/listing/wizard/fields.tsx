import { useField } from '@ginipig/app/form/use-field.ts'
import { ofChoice, useFieldText } from '@ginipig/app/words/field-words.ts'
import { Field } from '@ginipig/ui/field'
import { RadioGroup } from '@ginipig/ui/radio-group'
import { Select } from '@ginipig/ui/select'
import { TextInput } from '@ginipig/ui/text-input'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

type SelectFieldProps<Value extends string> = {
  label: string
  values: readonly Value[]
  words: Record<Value, MessageDescriptor>
  /** Less likely ones, below the others under a name of their own. */
  others?: { label: string; values: readonly Value[] }
}

const none = { label: '', values: [] }

/** One of a few, none chosen beforehand: null. */
export function SelectField<Value extends string>({ label, values, words, others = none }: SelectFieldProps<Value>) {
  const { t, i18n } = useLingui()
  const fieldText = useFieldText()
  const { name, value, change, onBlur, problem } = useField<Value | null>()
  const choose = (chosen: string) => change([...values, ...others.values].find((one) => one === chosen) ?? null)
  const optionOf = (one: Value) => (
    <option key={one} value={one}>
      {i18n._(words[one])}
    </option>
  )
  return (
    <Field label={label} error={fieldText(ofChoice(problem), label)}>
      <Select name={name} value={value ?? ''} onBlur={onBlur} onChange={(event) => choose(event.target.value)}>
        {value === null ? <option value="">{t`Choose one`}</option> : null}
        {values.map(optionOf)}
        {others.values.length === 0 ? null : <optgroup label={others.label}>{others.values.map(optionOf)}</optgroup>}
      </Select>
    </Field>
  )
}

type YesNoFieldProps = { label: string; hint?: ReactNode; yes?: string; no?: string }

/** What a provider says of themselves: never answered for them. */
export function YesNoField({ label, hint, yes, no }: YesNoFieldProps) {
  const { t } = useLingui()
  const fieldText = useFieldText()
  const { value, change, problem } = useField<boolean | null>()
  return (
    <Field group label={label} hint={hint} error={fieldText(ofChoice(problem), t`an answer`)}>
      <RadioGroup
        orientation="row"
        options={[
          { value: 'yes', label: yes ?? t`Yes` },
          { value: 'no', label: no ?? t`No` },
        ]}
        value={value === null ? undefined : value ? 'yes' : 'no'}
        onValueChange={(answer) => change(answer === 'yes')}
      />
    </Field>
  )
}

type NumberSelectProps = { label: string; values: readonly number[]; words: (value: number) => string }

export function NumberSelect({ label, values, words }: NumberSelectProps) {
  const fieldText = useFieldText()
  const { name, value, change, onBlur, problem } = useField<number | null>()
  return (
    <Field label={label} error={fieldText(problem, label)}>
      <Select name={name} value={value ?? 0} onBlur={onBlur} onChange={(event) => change(Number(event.target.value))}>
        {values.map((one) => (
          <option key={one} value={one}>
            {words(one)}
          </option>
        ))}
      </Select>
    </Field>
  )
}

type NumberFieldProps = { label: string; hint?: ReactNode; suffix?: ReactNode }

/** A whole number; empty is none. */
export function NumberField({ label, hint, suffix }: NumberFieldProps) {
  const fieldText = useFieldText()
  const { name, value, change, onBlur, problem } = useField<number | null>()
  const read = (typed: string) => {
    const digits = typed.replace(/\D/g, '').slice(0, 3)
    change(digits === '' ? null : Number(digits))
  }
  return (
    <Field label={label} hint={hint} error={fieldText(problem, label)}>
      <TextInput
        name={name}
        inputMode="numeric"
        autoComplete="off"
        suffix={suffix}
        value={value ?? ''}
        onBlur={onBlur}
        onChange={(event) => read(event.target.value)}
      />
    </Field>
  )
}
