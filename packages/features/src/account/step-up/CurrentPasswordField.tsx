import { PasswordField } from '@ginipig/app/form/fields.tsx'
import { useUser } from '@ginipig/app/services/services-context.ts'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'

/** Whether it is right is the API's to say. */
export const CurrentPassword = v.object({ password: v.pipe(v.string(), v.nonEmpty('required')) })

type CurrentPasswordFieldProps = {
  /** "Password" where nothing else is given. */
  label?: string
  /** Where it appears in a dialog that is open already, it takes the focus. */
  autoFocus?: boolean
}

/** Of a form's field, the password that one has. The address stands beside it for password managers, unseen. */
export function CurrentPasswordField({ label, autoFocus = false }: CurrentPasswordFieldProps) {
  const { t } = useLingui()
  const user = useUser()
  const focus = autoFocus ? { autoFocus } : {}
  return (
    <>
      <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <PasswordField label={label ?? t`Password`} autoComplete="current-password" {...focus} />
    </>
  )
}
