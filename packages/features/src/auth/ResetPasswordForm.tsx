import { change, errorCode, useApi } from '@ginipig/api-client/core'
import { resetPassword } from '@ginipig/contract/identity'
import { NewPassword } from '@ginipig/domain/identity'
import { Banner } from '@ginipig/ui/banner'
import { Button } from '@ginipig/ui/button'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type FieldProblems, rulesOf, useTextForm } from '#form/index.ts'
import { fieldProblemsOf, useProblemText } from '#problem/index.ts'
import { useSession } from '#shell/index.ts'
import styles from './AuthForm.module.css'
import { PasswordPair } from './PasswordPair.tsx'

const nothing = { password: '', confirmPassword: '' }

type ResetPasswordFormProps = {
  token: string
  onDone: () => Promise<unknown>
  /** The link was used or is too old. */
  onRefused: () => void
}

export function ResetPasswordForm({ token, onDone, onRefused }: ResetPasswordFormProps) {
  const { t } = useLingui()
  const textOf = useProblemText()
  const email = useSession((state) => state.forgetPassword?.email)
  const { mutateAsync: reset } = useMutation(change(useApi(), resetPassword))
  const [failure, setFailure] = useState<unknown>()

  const handleGiven = async (given: typeof nothing): Promise<FieldProblems | undefined> => {
    setFailure(undefined)
    try {
      await reset({ body: { token, ...given } })
    } catch (error) {
      const problems = fieldProblemsOf(error)
      // A token that isn't even one is a field to the API, and a broken link to a person.
      const isBadLink = errorCode(error) === 'reset_link_invalid' || problems?.token !== undefined
      if (isBadLink) onRefused()
      else if (problems === undefined) setFailure(error)
      return isBadLink ? undefined : problems
    }
    await onDone()
    return undefined
  }

  const { field, isBusy, handleSubmit } = useTextForm({
    rules: rulesOf(NewPassword),
    initial: nothing,
    onSubmit: handleGiven,
  })

  return (
    <form className={styles.Stack} noValidate onSubmit={handleSubmit}>
      {failure === undefined ? null : (
        <Banner tone="danger" role="alert">
          {textOf(failure)}
        </Banner>
      )}
      {/* Tells a password manager whose it is. */}
      {email === undefined ? null : <input hidden readOnly type="text" autoComplete="username" value={email} />}
      <PasswordPair label={t`New password`} password={field('password')} confirmPassword={field('confirmPassword')} />
      <Button type="submit" variant="primary" size="lg" block busy={isBusy} busyLabel={t`Saving…`}>
        {t`Set the password`}
      </Button>
    </form>
  )
}
