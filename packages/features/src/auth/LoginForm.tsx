import type { UserData } from '@ginipig/contract/identity'
import { Button } from '@ginipig/ui/button'
import { Field } from '@ginipig/ui/field'
import { TextLink } from '@ginipig/ui/link'
import { PasswordInput } from '@ginipig/ui/password-input'
import { TextInput } from '@ginipig/ui/text-input'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTextForm } from '#form/index.ts'
import { useServices } from '#shell/index.ts'
import { LogInRefusalBanner } from './LogInRefusalBanner.tsx'
import styles from './LoginForm.module.css'
import { useLogIn } from './use-log-in.ts'
import { useLoginRules } from './use-login-rules.ts'

type LoginFormProps = {
  /** Leads on after signing in. */
  onLoggedIn: (userData: UserData) => Promise<unknown>
}

/** Email and password. Validated on leaving a field, then as one types; keeps what was typed. Source: spec §5. */
export function LoginForm({ onLoggedIn }: LoginFormProps) {
  const { i18n, t } = useLingui()
  const { session } = useServices()
  const { logIn, refusal } = useLogIn(onLoggedIn)
  const rules = useLoginRules()
  // Whoever has just set a new password, has given the address before.
  const [initial] = useState({ email: session.store.getState().forgetPassword?.email ?? '', password: '' })
  const { field, isBusy, handleSubmit } = useTextForm({ rules: rules.late, initial, onSubmit: logIn })
  const email = field('email')
  const textOf = (problem: string | undefined, label: string) => rules.here?.text(i18n, problem, label)

  /** Whoever forgot it has often typed the address already. */
  const keepEmail = () => {
    const typed = email.input.value.trim()
    if (typed !== '') void session.keep({ forgetPassword: { email: typed } })
  }

  const password = field('password')
  return (
    <form className={styles.Form} noValidate onSubmit={handleSubmit}>
      {refusal ? <LogInRefusalBanner refusal={refusal} /> : null}
      <Field label={t`Email`} error={textOf(email.problem, t`Email`)}>
        <TextInput type="email" autoComplete="username" inputMode="email" {...email.input} />
      </Field>
      <div className={styles.Password}>
        <Field label={t`Password`} error={textOf(password.problem, t`Password`)}>
          <PasswordInput autoComplete="current-password" showLabel={t`Show password`} {...password.input} />
        </Field>
        {/* Beside the label to look at, after the field by Tab: who types a password isn't led away first. */}
        <TextLink
          className={styles.Forgot}
          render={(slot) => <Link to="/forgot-password" onClick={keepEmail} {...slot} />}
        >
          {t({ message: 'Forgot it?', comment: 'the password' })}
        </TextLink>
      </div>
      <Button type="submit" variant="primary" size="lg" block busy={isBusy} busyLabel={t`Logging in…`}>
        {t`Log in`}
      </Button>
    </form>
  )
}
