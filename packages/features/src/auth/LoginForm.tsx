import type { UserData } from '@ginipig/contract/identity'
import { Email, Password } from '@ginipig/domain/identity'
import { Button } from '@ginipig/ui/button'
import { Field } from '@ginipig/ui/field'
import { PasswordInput } from '@ginipig/ui/password-input'
import { TextInput } from '@ginipig/ui/text-input'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { useTextForm } from '#form/index.ts'
import { useFieldText } from '#problem/index.ts'
import { LogInRefusalBanner } from './LogInRefusalBanner.tsx'
import styles from './LoginForm.module.css'
import { useLogIn } from './use-log-in.ts'

const Credentials = v.object({ email: Email, password: Password })
const nothing = { email: '', password: '' }

type LoginFormProps = {
  /** Leads on after signing in. */
  onLoggedIn: (userData: UserData) => Promise<unknown>
}

/** Email and password. Validated on leaving a field, then as one types; keeps what was typed. Source: spec §5. */
export function LoginForm({ onLoggedIn }: LoginFormProps) {
  const { t } = useLingui()
  const fieldText = useFieldText()
  const { logIn, refusal } = useLogIn(onLoggedIn)
  const { field, isBusy, handleSubmit } = useTextForm({ schema: Credentials, initial: nothing, onSubmit: logIn })
  const email = field('email')
  const password = field('password')
  return (
    <form className={styles.Form} noValidate onSubmit={handleSubmit}>
      {refusal ? <LogInRefusalBanner refusal={refusal} /> : null}
      <Field label={t`Email`} error={fieldText(email.problem, t`Email`)}>
        <TextInput type="email" autoComplete="username" inputMode="email" {...email.input} />
      </Field>
      <Field label={t`Password`} error={fieldText(password.problem, t`Password`)}>
        <PasswordInput autoComplete="current-password" showLabel={t`Show password`} {...password.input} />
      </Field>
      <Button type="submit" variant="primary" size="lg" block busy={isBusy} busyLabel={t`Logging in…`}>
        {t`Log in`}
      </Button>
    </form>
  )
}
