import { Email, Password } from '@ginipig/domain/identity'
import { Button } from '@ginipig/ui/button'
import { Field } from '@ginipig/ui/field'
import { PasswordInput } from '@ginipig/ui/password-input'
import { TextInput } from '@ginipig/ui/text-input'
import { useLingui } from '@lingui/react/macro'
import { revalidateLogic, useForm } from '@tanstack/react-form'
import { type FormEvent, useRef } from 'react'
import * as v from 'valibot'
import { firstMessage, useFieldText } from '#problem/index.ts'
import { LogInRefusalBanner } from './LogInRefusalBanner.tsx'
import styles from './LoginForm.module.css'
import { useLogIn } from './use-log-in.ts'

const Credentials = v.object({ email: Email, password: Password })

type LoginFormProps = {
  /** Leads on after signing in. */
  onLoggedIn: () => Promise<unknown>
}

/** Email and password. Validated on leaving a field, then as one types; keeps what was typed. Source: spec §5. */
export function LoginForm({ onLoggedIn }: LoginFormProps) {
  const { t } = useLingui()
  const fieldText = useFieldText()
  const formRef = useRef<HTMLFormElement>(null)
  const { logIn, refusal } = useLogIn(onLoggedIn)
  const form = useForm({
    defaultValues: { email: '', password: '' },
    validationLogic: revalidateLogic({ mode: 'blur', modeAfterSubmission: 'change' }),
    validators: { onDynamic: Credentials },
    onSubmit: ({ value }) => logIn(v.parse(Credentials, value)),
    onSubmitInvalid: ({ formApi }) => focusField(formApi.getFieldMeta('email')?.isValid ? 'password' : 'email'),
  })

  const focusField = (name: string) => {
    const field = formRef.current?.elements.namedItem(name)
    if (field instanceof HTMLElement) field.focus()
  }

  /** A field that was never left says nothing until the first try. */
  const shownError = (meta: { isBlurred: boolean; errors: readonly unknown[] }, label: string) => {
    const isShown = meta.isBlurred || form.state.submissionAttempts > 0
    return isShown ? fieldText(firstMessage(meta.errors), label) : undefined
  }

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void form.handleSubmit()
  }

  return (
    <form ref={formRef} className={styles.Form} noValidate onSubmit={handleSubmit}>
      {refusal ? <LogInRefusalBanner refusal={refusal} /> : null}
      <form.Field name="email">
        {({ name, state, handleBlur, handleChange }) => (
          <Field label={t`Email`} error={shownError(state.meta, t`Email`)}>
            <TextInput
              type="email"
              name={name}
              autoComplete="username"
              inputMode="email"
              value={state.value}
              onBlur={handleBlur}
              onChange={(event) => handleChange(event.target.value)}
            />
          </Field>
        )}
      </form.Field>
      <form.Field name="password">
        {({ name, state, handleBlur, handleChange }) => (
          <Field label={t`Password`} error={shownError(state.meta, t`Password`)}>
            <PasswordInput
              name={name}
              autoComplete="current-password"
              showLabel={t`Show password`}
              value={state.value}
              onBlur={handleBlur}
              onChange={(event) => handleChange(event.target.value)}
            />
          </Field>
        )}
      </form.Field>
      <form.Subscribe selector={({ isSubmitting }) => isSubmitting}>
        {(isSubmitting) => (
          <Button type="submit" variant="primary" size="lg" block busy={isSubmitting} busyLabel={t`Logging in…`}>
            {t`Log in`}
          </Button>
        )}
      </form.Subscribe>
    </form>
  )
}
