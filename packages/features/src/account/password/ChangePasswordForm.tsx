import { change, keyOf, useApi } from '@ginipig/api-client/core'
import { changePassword, listSessions } from '@ginipig/contract/identity'
import { PasswordChange } from '@ginipig/domain/identity'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useAppForm } from '#form/index.ts'
import { NewPasswordField } from '#person/index.ts'
import { useToast } from '#shell/index.ts'
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
        <form.AppField name="currentPassword">
          {() => <CurrentPasswordField label={t`Current password`} />}
        </form.AppField>
        <form.AppField name="password">{() => <NewPasswordField label={t`New password`} />}</form.AppField>
        <form.AppField name="confirmPassword">
          {(field) => <field.PasswordField label={t`Confirm password`} autoComplete="new-password" />}
        </form.AppField>
        <div>
          <form.SubmitButton busyLabel={t`Changing…`}>{t`Change password`}</form.SubmitButton>
        </div>
      </form.Form>
    </form.AppForm>
  )
}
