import { Field } from '@ginipig/ui/field'
import { PasswordInput } from '@ginipig/ui/password-input'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import type { BoundField } from '#form/index.ts'
import { useFieldText } from '#problem/index.ts'
import { useUser } from '#shell/index.ts'

/** Whether it is right is the API's to say. */
export const CurrentPassword = v.object({ password: v.pipe(v.string(), v.nonEmpty('required')) })

type CurrentPasswordFieldProps = {
  /** "Password" where nothing else is given. */
  label?: string
  field: BoundField
  /** Where it appears in a dialog that is open already, it takes the focus. */
  autoFocus?: boolean
}

/** The password that one has. The address stands beside it for password managers, unseen. */
export function CurrentPasswordField({ label, field, autoFocus = false }: CurrentPasswordFieldProps) {
  const { t } = useLingui()
  const fieldText = useFieldText()
  const user = useUser()
  const name = label ?? t`Password`
  const focus = autoFocus ? { autoFocus } : {}
  return (
    <>
      <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <Field label={name} error={fieldText(field.problem, name)}>
        <PasswordInput autoComplete="current-password" showLabel={t`Show password`} {...field.input} {...focus} />
      </Field>
    </>
  )
}
