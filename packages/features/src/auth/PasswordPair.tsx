import { Field } from '@ginipig/ui/field'
import { PasswordInput } from '@ginipig/ui/password-input'
import { useLingui } from '@lingui/react/macro'
import type { BoundField } from '#form/index.ts'
import { NewPasswordField } from '#person/index.ts'
import { useFieldText } from '#problem/index.ts'

type PasswordPairProps = {
  /** "Password" or "New password". */
  label: string
  password: BoundField
  confirmPassword: BoundField
  /** `beneath` where the two stand side by side. */
  rules?: 'within' | 'beneath'
}

/** A password to be, and once more. Paste and password managers may fill both. Source: spec §5. */
export function PasswordPair({ label, password, confirmPassword, rules = 'within' }: PasswordPairProps) {
  const { t } = useLingui()
  const fieldText = useFieldText()
  return (
    <>
      <NewPasswordField label={label} field={password} rules={rules} />
      <Field label={t`Confirm password`} error={fieldText(confirmPassword.problem, t`Confirm password`)}>
        <PasswordInput autoComplete="new-password" showLabel={t`Show password`} {...confirmPassword.input} />
      </Field>
    </>
  )
}
