import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { errorCode } from '@ginipig/api-client/core/api-error.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { useAppForm } from '@ginipig/app/form/use-app-form.ts'
import { useSession } from '@ginipig/app/services/services-context.ts'
import { fieldProblemsOf } from '@ginipig/app/words/field-problems.ts'
import { resetPassword } from '@ginipig/contract/identity/password.ts'
import { NewPassword } from '@ginipig/domain/identity'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import styles from './AuthForm.module.css'
import { PasswordPair } from './PasswordPair.tsx'

type ResetPasswordFormProps = {
  token: string
  onDone: () => Promise<unknown>
  /** The link was used or is too old. */
  onRefused: () => void
}

export function ResetPasswordForm({ token, onDone, onRefused }: ResetPasswordFormProps) {
  const { t } = useLingui()
  const email = useSession((state) => state.forgetPassword?.email)
  const { mutateAsync: reset } = useMutation(change(useApi(), resetPassword))
  const form = useAppForm({
    schema: NewPassword,
    defaultValues: { password: '', confirmPassword: '' },
    onSubmit: async (given) => {
      try {
        await reset({ body: { token, ...given } })
      } catch (error) {
        // A token that isn't even one is a field to the API, and a broken link to a person.
        const isBadLink = errorCode(error) === 'reset_link_invalid' || fieldProblemsOf(error)?.token !== undefined
        if (!isBadLink) throw error
        return onRefused()
      }
      await onDone()
    },
  })

  return (
    <form.AppForm>
      <form.Form className={styles.Stack}>
        <form.Failure />
        {/* Tells a password manager whose it is. */}
        {email === undefined ? null : <input hidden readOnly type="text" autoComplete="username" value={email} />}
        <PasswordPair form={form} fields={passwords} label={t`New password`} />
        <form.SubmitButton size="lg" block busyLabel={t`Saving…`}>
          {t`Set the password`}
        </form.SubmitButton>
      </form.Form>
    </form.AppForm>
  )
}

const passwords = { password: 'password', confirmPassword: 'confirmPassword' } as const
