import { change, errorCode, useApi } from '@ginipig/api-client/core'
import { type Challenge, changeEmail } from '@ginipig/contract/identity'
import { Email } from '@ginipig/domain/identity'
import { Banner } from '@ginipig/ui/banner'
import { Button } from '@ginipig/ui/button'
import { Field } from '@ginipig/ui/field'
import { TextInput } from '@ginipig/ui/text-input'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { rulesOf, useTextForm } from '#form/index.ts'
import { fieldProblemsOf, useFieldText, useProblemText } from '#problem/index.ts'
import { useStepUp } from '../step-up/use-step-up.tsx'
import styles from './NewEmailForm.module.css'

/** A new address with a code on its way to it. */
export type EmailChange = { email: string; challenge: Challenge }

const NewEmail = v.object({ email: Email })
const nothing = { email: '' }

type NewEmailFormProps = {
  /** The address as it is. */
  email: string
  onSent: (change: EmailChange) => void
  onCancel: () => void
}

/** Where the code shall go. Asks for the password where it wasn't just given. */
export function NewEmailForm({ email, onSent, onCancel }: NewEmailFormProps) {
  const { t } = useLingui()
  const fieldText = useFieldText()
  const textOf = useProblemText()
  const input = useRef<HTMLInputElement>(null)
  const stepUp = useStepUp(<Trans>Please enter your password before your email changes.</Trans>)
  const { mutateAsync: ask } = useMutation(change(useApi(), changeEmail))
  const [failure, setFailure] = useState<unknown>()

  useEffect(() => input.current?.focus(), [])

  const send = async (given: { email: string }) => {
    setFailure(undefined)
    try {
      const challenge = await stepUp.run(() => ask({ body: { email: given.email } }))
      if (challenge) onSent({ email: given.email, challenge })
      return undefined
    } catch (error) {
      const problems = fieldProblemsOf(error)
      if (!problems) setFailure(error)
      return problems
    }
  }

  const form = useTextForm({ rules: rulesOf(NewEmail), initial: nothing, onSubmit: send })
  const field = form.field('email')
  const isTooMany = failure !== undefined && errorCode(failure) === 'too_many_requests'
  return (
    <>
      <form className={styles.Form} noValidate onSubmit={form.handleSubmit}>
        {failure === undefined ? null : (
          <Banner tone="danger" role="alert">
            {isTooMany ? t`You’ve asked for a few codes already. Please try again later.` : textOf(failure)}
          </Banner>
        )}
        <Field
          label={t`New email`}
          hint={<Trans>We’ll send a code there. Until you enter it, you log in with {email}.</Trans>}
          error={fieldText(field.problem, t`New email`)}
        >
          <TextInput ref={input} type="email" inputMode="email" autoComplete="email" {...field.input} />
        </Field>
        <div className={styles.Actions}>
          <Button type="submit" variant="primary" busy={form.isBusy} busyLabel={t`Sending…`}>
            <Trans>Send code</Trans>
          </Button>
          <Button variant="ghost" disabled={form.isBusy} onClick={onCancel}>
            <Trans>Keep {email}</Trans>
          </Button>
        </div>
      </form>
      {stepUp.dialog}
    </>
  )
}
