import { change, keyOf, useApi } from '@ginipig/api-client/core'
import { changePassword, listSessions } from '@ginipig/contract/identity'
import { PasswordChange } from '@ginipig/domain/identity'
import { Banner } from '@ginipig/ui/banner'
import { Button } from '@ginipig/ui/button'
import { Field } from '@ginipig/ui/field'
import { PasswordInput } from '@ginipig/ui/password-input'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { rulesOf, useTextForm } from '#form/index.ts'
import { NewPasswordField } from '#person/index.ts'
import { fieldProblemsOf, useFieldText, useProblemText } from '#problem/index.ts'
import { useToast } from '#shell/index.ts'
import { CurrentPasswordField } from '../step-up/CurrentPasswordField.tsx'
import styles from './ChangePasswordForm.module.css'

const nothing = { currentPassword: '', password: '', confirmPassword: '' }

export function ChangePasswordForm() {
  const { t } = useLingui()
  const fieldText = useFieldText()
  const textOf = useProblemText()
  const toast = useToast()
  const { mutateAsync: save } = useMutation(change(useApi(), changePassword, { stale: [keyOf(listSessions)] }))
  const [failure, setFailure] = useState<unknown>()

  const handleSubmit = async (given: typeof nothing) => {
    setFailure(undefined)
    try {
      await save({ body: given })
    } catch (error) {
      const problems = fieldProblemsOf(error)
      if (!problems) setFailure(error)
      return problems
    }
    toast.success(t`Your password is changed. Every other browser was logged out.`)
    form.reset()
    return undefined
  }

  const form = useTextForm({ rules: rulesOf(PasswordChange), initial: nothing, onSubmit: handleSubmit })
  const confirm = form.field('confirmPassword')
  return (
    <form className={styles.Form} noValidate onSubmit={form.handleSubmit}>
      {failure === undefined ? null : (
        <Banner tone="danger" role="alert">
          {textOf(failure)}
        </Banner>
      )}
      <CurrentPasswordField label={t`Current password`} field={form.field('currentPassword')} />
      <NewPasswordField label={t`New password`} field={form.field('password')} />
      <Field label={t`Confirm password`} error={fieldText(confirm.problem, t`Confirm password`)}>
        <PasswordInput autoComplete="new-password" showLabel={t`Show password`} {...confirm.input} />
      </Field>
      <div>
        <Button type="submit" variant="primary" busy={form.isBusy} busyLabel={t`Changing…`}>
          {t`Change password`}
        </Button>
      </div>
    </form>
  )
}
