import { useAppForm } from '@ginipig/app/form/use-app-form.ts'
import { useSession } from '@ginipig/app/services/services-context.ts'
import { Email } from '@ginipig/domain/identity'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import styles from './AuthForm.module.css'

const Address = v.object({ email: Email })

type ForgotPasswordFormProps = {
  /** @throws ApiError */
  onSend: (email: string) => Promise<void>
}

/** The address of the account. Source: spec §5. */
export function ForgotPasswordForm({ onSend }: ForgotPasswordFormProps) {
  const { t } = useLingui()
  const before = useSession(({ userData, forgetPassword }) => userData?.email ?? forgetPassword?.email ?? '')
  const form = useAppForm({
    schema: Address,
    defaultValues: { email: before },
    onSubmit: ({ email }) => onSend(email),
  })
  return (
    <form.AppForm>
      <form.Form className={styles.Stack}>
        <form.Failure
          cases={{ too_many_requests: { words: t`You’ve asked for a few links already. Please try again later.` } }}
        />
        <form.AppField name="email">
          {(field) => <field.TextField label={t`Email`} type="email" inputMode="email" autoComplete="username" />}
        </form.AppField>
        <form.SubmitButton size="lg" block busyLabel={t`Sending…`}>
          {t`Send me a link`}
        </form.SubmitButton>
      </form.Form>
    </form.AppForm>
  )
}
