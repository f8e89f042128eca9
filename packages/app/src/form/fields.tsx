import { Checkbox, type CheckboxProps } from '@ginipig/ui/checkbox'
import { Field } from '@ginipig/ui/field'
import { PasswordInput, type PasswordInputProps } from '@ginipig/ui/password-input'
import { RadioGroup, type RadioOption } from '@ginipig/ui/radio-group'
import { Select } from '@ginipig/ui/select'
import { TextInput, type TextInputProps } from '@ginipig/ui/text-input'
import { Textarea, type TextareaProps } from '@ginipig/ui/textarea'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui as useI18n } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ofChoice, useFieldText } from '#words/field-words.ts'
import { useField, useTextField } from './use-field.ts'

/** What the form gives to a control. */
type Bound = 'name' | 'value' | 'onChange' | 'onBlur'

type TextFieldProps = Omit<TextInputProps, Bound | 'valid'> & {
  label: string
  /** What is to be entered, in "Please enter {label}", where that isn't the label. */
  problemLabel?: string
  /** Read out only, where a heading has the same words. */
  labelHidden?: boolean
  marker?: ReactNode
  hint?: ReactNode
  autoComplete: string
}

/** One line of text with its label, what is wrong with it, and the tick where its form shows ticks. */
export function TextField({ label, problemLabel = label, labelHidden, marker, hint, ...rest }: TextFieldProps) {
  const fieldText = useFieldText()
  const { input, problem, isValid } = useTextField()
  return (
    <Field label={label} labelHidden={labelHidden} marker={marker} hint={hint} error={fieldText(problem, problemLabel)}>
      <TextInput {...rest} {...input} valid={isValid} />
    </Field>
  )
}

type PasswordFieldProps = Omit<PasswordInputProps, Bound | 'showLabel'> & {
  label: string
  /** What is to be entered, in "Please enter {label}", where that isn't the label. */
  problemLabel?: string
  /** It decides what a password manager does. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password, which can be shown. */
export function PasswordField({ label, problemLabel = label, ...rest }: PasswordFieldProps) {
  const { t } = useLingui()
  const fieldText = useFieldText()
  const { input, problem } = useTextField()
  return (
    <Field label={label} error={fieldText(problem, problemLabel)}>
      <PasswordInput {...rest} showLabel={t`Show password`} {...input} />
    </Field>
  )
}

type TextareaFieldProps = Omit<TextareaProps, Bound> & {
  label: ReactNode
  /** What is to be entered, in "Please enter {label}". */
  problemLabel: string
  marker?: ReactNode
  hint?: ReactNode
}

/** Several lines of text. */
export function TextareaField({ label, problemLabel, marker, hint, ...rest }: TextareaFieldProps) {
  const fieldText = useFieldText()
  const { input, problem } = useTextField()
  return (
    <Field label={label} marker={marker} hint={hint} error={fieldText(problem, problemLabel)}>
      <Textarea {...rest} {...input} />
    </Field>
  )
}

type ChoiceFieldProps<Value extends string> = {
  label: string
  values: readonly Value[]
  words: Record<Value, MessageDescriptor>
  autoComplete?: string
}

/** One of a few, none chosen beforehand. */
export function ChoiceField<Value extends string>({ label, values, words, autoComplete }: ChoiceFieldProps<Value>) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const fieldText = useFieldText()
  const { input, problem } = useTextField({ isTyped: false })
  return (
    <Field label={label} error={fieldText(ofChoice(problem), label)}>
      <Select autoComplete={autoComplete} {...input}>
        {input.value === '' ? <option value="">{t`Choose one`}</option> : null}
        {values.map((value) => (
          <option key={value} value={value}>
            {i18n._(words[value])}
          </option>
        ))}
      </Select>
    </Field>
  )
}

type RadioFieldProps<Value extends string> = {
  label: ReactNode
  /** What is to be chosen, in "Please choose {label}". */
  problemLabel: string
  options: readonly RadioOption<Value>[]
}

/** One of a few, each to be read before one chooses. An empty value is none of them. */
export function RadioField<Value extends string>({ label, problemLabel, options }: RadioFieldProps<Value>) {
  const fieldText = useFieldText()
  const { value, change, problem } = useField<Value | ''>()
  return (
    <Field group label={label} error={fieldText(ofChoice(problem), problemLabel)}>
      <RadioGroup value={value === '' ? undefined : value} onValueChange={change} options={options} />
    </Field>
  )
}

type CheckboxFieldProps = Omit<CheckboxProps, 'name' | 'checked' | 'onChange' | 'onBlur' | 'error'> & {
  /** What is to be ticked, in words about what is wrong. */
  problemLabel: string
}

/** A tick, true or false. */
export function CheckboxField({ problemLabel, ...rest }: CheckboxFieldProps) {
  const fieldText = useFieldText()
  const { name, value, change, onBlur, problem } = useField<boolean>()
  return (
    <Checkbox
      {...rest}
      name={name}
      checked={value}
      onChange={(event) => change(event.target.checked)}
      onBlur={onBlur}
      error={fieldText(problem, problemLabel)}
    />
  )
}
