import { change, errorCode, useApi } from '@ginipig/api-client/core'
import { resetPassword } from '@ginipig/contract/identity'
import { NewPassword } from '@ginipig/domain/identity'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useAppForm } from '#form/index.ts'
import { fieldProblemsOf } from '#problem/index.ts'
import { useSession } from '#shell/index.ts'
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
