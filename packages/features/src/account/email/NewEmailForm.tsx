import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { useAppForm } from '@ginipig/app/form/use-app-form.ts'
import { changeEmail } from '@ginipig/contract/identity/account.ts'
import type { Challenge } from '@ginipig/contract/identity/sign-up.ts'
import { Email } from '@ginipig/domain/identity'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import * as v from 'valibot'
import { useStepUp } from '../step-up/use-step-up.tsx'
import styles from './NewEmailForm.module.css'

/** A new address with a code on its way to it. */
export type EmailChange = { email: string; challenge: Challenge }

const NewEmail = v.object({ email: Email })

type NewEmailFormProps = {
  /** The address as it is. */
  email: string
  onSent: (change: EmailChange) => void
  onCancel: () => void
}

/** Where the code shall go. Asks for the password where it wasn't just given. */
export function NewEmailForm({ email, onSent, onCancel }: NewEmailFormProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const stepUp = useStepUp(<Trans>Please enter your password before your email changes.</Trans>)
  const { mutateAsync: ask } = useMutation(change(useApi(), changeEmail))
  const form = useAppForm({
    schema: NewEmail,
    defaultValues: { email: '' },
    onSubmit: async (given) => {
      const challenge = await stepUp.run(() => ask({ body: { email: given.email } }))
      if (challenge) onSent({ email: given.email, challenge })
    },
  })

  useEffect(() => input.current?.focus(), [])

  return (
    <form.AppForm>
      <form.Form className={styles.Form}>
        <form.Failure
          cases={{ too_many_requests: { words: t`You’ve asked for a few codes already. Please try again later.` } }}
        />
        <form.AppField name="email">
          {(field) => (
            <field.TextField
              ref={input}
              label={t`New email`}
              hint={<Trans>We’ll send a code there. Until you enter it, you log in with {email}.</Trans>}
              type="email"
              inputMode="email"
              autoComplete="email"
            />
          )}
        </form.AppField>
        <div className={styles.Actions}>
          <form.SubmitButton busyLabel={t`Sending…`}>
            <Trans>Send code</Trans>
          </form.SubmitButton>
          <form.CancelButton onClick={onCancel}>
            <Trans>Keep {email}</Trans>
          </form.CancelButton>
        </div>
      </form.Form>
      {stepUp.dialog}
    </form.AppForm>
  )
}
