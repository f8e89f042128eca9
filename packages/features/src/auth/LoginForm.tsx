import { useAppForm } from '@ginipig/app/form/use-app-form.ts'
import { useServices } from '@ginipig/app/services/services-context.ts'
import type { UserData } from '@ginipig/contract/identity/user-data.ts'
import { Email, Password } from '@ginipig/domain/identity'
import { Banner } from '@ginipig/ui/banner'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as v from 'valibot'
import { WithForgotLink } from '#person/WithForgotLink.tsx'
import styles from './LoginForm.module.css'

const Credentials = v.object({ email: Email, password: Password })

type LoginFormProps = {
  /** Leads on after signing in. */
  onLoggedIn: (userData: UserData) => Promise<unknown>
}

/** Email and password. Source: spec §5. */
export function LoginForm({ onLoggedIn }: LoginFormProps) {
  const { t } = useLingui()
  const { session, leading } = useServices()
  const [isOperator, setOperator] = useState(false)
  // Whoever has just set a new password, has given the address before.
  const [defaultValues] = useState({ email: session.store.getState().forgetPassword?.email ?? '', password: '' })
  const form = useAppForm({
    schema: Credentials,
    defaultValues,
    // Until who comes is led on, the page's guard waits.
    onSubmit: (credentials) =>
      leading(async () => {
        setOperator(false)
        const result = await session.logIn(credentials)
        if (result.outcome === 'operator') setOperator(true)
        else await onLoggedIn(result.userData)
      }),
  })

  /** Whoever forgot it has often typed the address already. */
  const keepEmail = () => {
    const typed = form.state.values.email.trim()
    if (typed !== '') void session.keep({ forgetPassword: { email: typed } })
  }

  return (
    <form.AppForm>
      <form.Form className={styles.Form}>
        <form.Failure />
        {isOperator ? (
          <Banner tone="warning" role="alert" title={<Trans>This is an operator’s account</Trans>}>
            <Trans>It’s for our own work behind the scenes and can’t log in here.</Trans>
          </Banner>
        ) : null}
        <form.AppField name="email">
          {(field) => <field.TextField label={t`Email`} type="email" autoComplete="username" inputMode="email" />}
        </form.AppField>
        <WithForgotLink onClick={keepEmail}>
          <form.AppField name="password">
            {(field) => <field.PasswordField label={t`Password`} autoComplete="current-password" />}
          </form.AppField>
        </WithForgotLink>
        <form.SubmitButton size="lg" block busyLabel={t`Logging in…`}>
          {t`Log in`}
        </form.SubmitButton>
      </form.Form>
    </form.AppForm>
  )
}
