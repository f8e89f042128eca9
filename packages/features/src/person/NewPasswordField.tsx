import { useTextField } from '@ginipig/app/form/use-field.ts'
import { useFieldText } from '@ginipig/app/words/field-words.ts'
import { type PasswordRule, passwordRules } from '@ginipig/domain/identity'
import { Field } from '@ginipig/ui/field'
import { PasswordInput, RuleChecklist } from '@ginipig/ui/password-input'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui as useI18n } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import styles from './NewPasswordField.module.css'

const ruleWords: Record<PasswordRule, MessageDescriptor> = {
  length: msg`8 to 15 characters`,
  upper: msg`An upper-case letter`,
  lower: msg`A lower-case letter`,
  digit: msg`A number`,
  special: msg`A special character`,
}

/** What Apple's password manager suggests by; without it 20 characters, of which we take 15. React doesn't know it.
 *  Source: developer.apple.com/password-rules, spec §5. */
const suggestion = {
  passwordrules:
    'minlength: 8; maxlength: 15; required: upper; required: lower; required: digit; required: [-!#$%*+=?@_];',
}

type NewPasswordFieldProps = {
  /** "Password" or "New password". */
  label: string
}

/** Of a form's field, a password to be: with its rules, ticking as one types. Source: spec §5. */
export function NewPasswordField({ label }: NewPasswordFieldProps) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const fieldText = useFieldText()
  const { input, problem } = useTextField()
  const rulesId = useId()
  const rules = (Object.keys(passwordRules) as PasswordRule[]) // keys of a const object
    .map((rule) => ({ id: rule as string, text: i18n._(ruleWords[rule]), isMet: passwordRules[rule](input.value) }))
    // Only the API can tell: it knows what has leaked.
    .concat({ id: 'guess', text: t`Not easy to guess: checked when you send it`, isMet: false })
  return (
    <div className={styles.NewPassword}>
      <Field label={label} error={fieldText(problem, label)}>
        <PasswordInput
          autoComplete="new-password"
          showLabel={t`Show password`}
          aria-describedby={rulesId}
          {...input}
          {...suggestion}
        />
      </Field>
      <RuleChecklist id={rulesId} rules={rules} metLabel={t`done`} />
    </div>
  )
}
