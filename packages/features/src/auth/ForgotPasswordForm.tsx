import { Email } from '@ginipig/domain/identity'
import { Button } from '@ginipig/ui/button'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as v from 'valibot'
import { rulesOf, useTextForm } from '#form/index.ts'
import { TextField } from '#person/index.ts'
import { useSession } from '#shell/index.ts'
import styles from './AuthForm.module.css'
import { LinkFailure } from './LinkFailure.tsx'

const Address = v.object({ email: Email })

type ForgotPasswordFormProps = {
  /** @throws ApiError */
  onSend: (email: string) => Promise<void>
}

/** The address of the account. Source: spec §5. */
export function ForgotPasswordForm({ onSend }: ForgotPasswordFormProps) {
  const { t } = useLingui()
  const before = useSession((state) => state.forgetPassword?.email ?? '')
  const [failure, setFailure] = useState<unknown>()

  const handleAddress = async ({ email }: { email: string }): Promise<void> => {
    setFailure(undefined)
    await onSend(email).catch(setFailure)
  }

  const { field, isBusy, handleSubmit } = useTextForm({
    rules: rulesOf(Address),
    initial: { email: before },
    onSubmit: handleAddress,
  })

  return (
    <form className={styles.Stack} noValidate onSubmit={handleSubmit}>
      {failure === undefined ? null : <LinkFailure error={failure} />}
      <TextField label={t`Email`} field={field('email')} type="email" inputMode="email" autoComplete="username" />
      <Button type="submit" variant="primary" size="lg" block busy={isBusy} busyLabel={t`Sending…`}>
        {t`Send me a link`}
      </Button>
    </form>
  )
}
