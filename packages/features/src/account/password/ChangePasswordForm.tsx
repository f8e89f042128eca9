import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change, keyOf } from '@ginipig/api-client/core/call-options.ts'
import { useAppForm } from '@ginipig/app/form/use-app-form.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { listSessions } from '@ginipig/contract/identity/open-session.ts'
import { changePassword } from '@ginipig/contract/identity/password.ts'
import { PasswordChange } from '@ginipig/domain/identity'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { NewPasswordField } from '#person/NewPasswordField.tsx'
import { WithForgotLink } from '#person/WithForgotLink.tsx'
import { CurrentPasswordField } from '../step-up/CurrentPasswordField.tsx'
import styles from './ChangePasswordForm.module.css'

export function ChangePasswordForm() {
  const { t } = useLingui()
  const toast = useToast()
  const { mutateAsync: save } = useMutation(change(useApi(), changePassword, { stale: [keyOf(listSessions)] }))
  const form = useAppForm({
    schema: PasswordChange,
    defaultValues: { currentPassword: '', password: '', confirmPassword: '' },
    onSubmit: async (given) => {
      await save({ body: given })
      toast.success(t`Your password is changed. Every other browser was logged out.`)
      form.reset()
    },
  })
  return (
    <form.AppForm>
      <form.Form className={styles.Form}>
        <form.Failure />
        <WithForgotLink>
          <form.AppField name="currentPassword">
            {() => <CurrentPasswordField label={t`Current password`} />}
          </form.AppField>
        </WithForgotLink>
        <form.AppField name="password">{() => <NewPasswordField label={t`New password`} />}</form.AppField>
        <form.AppField name="confirmPassword">
          {(field) => (
            <field.PasswordField
              label={t`Confirm password`}
              problemLabel={t`your password again`}
              autoComplete="new-password"
            />
          )}
        </form.AppField>
        <div>
          <form.SubmitButton busyLabel={t`Changing…`}>{t`Change password`}</form.SubmitButton>
        </div>
      </form.Form>
    </form.AppForm>
  )
}
