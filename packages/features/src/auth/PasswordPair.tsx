import { withFieldGroup } from '@ginipig/app/form/use-app-form.ts'
import { useLingui } from '@lingui/react/macro'
import { NewPasswordField } from '#person/NewPasswordField.tsx'

type PasswordPairProps = {
  /** "Password" or "New password". */
  label: string
}

const props: PasswordPairProps = { label: '' }

/** A password to be, and once more. Paste and password managers may fill both. Source: spec §5. */
export const PasswordPair = withFieldGroup({
  defaultValues: { password: '', confirmPassword: '' },
  props,
  render: function PasswordPairFields({ group, label }) {
    const { t } = useLingui()
    return (
      <>
        <group.AppField name="password">{() => <NewPasswordField label={label} />}</group.AppField>
        <group.AppField name="confirmPassword">
          {(field) => (
            <field.PasswordField
              label={t`Confirm password`}
              problemLabel={t`your password again`}
              autoComplete="new-password"
            />
          )}
        </group.AppField>
      </>
    )
  },
})
