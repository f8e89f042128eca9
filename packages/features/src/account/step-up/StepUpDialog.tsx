import { change, useApi } from '@ginipig/api-client/core'
import { stepUp } from '@ginipig/contract/identity'
import { Banner } from '@ginipig/ui/banner'
import { Button } from '@ginipig/ui/button'
import { Dialog } from '@ginipig/ui/dialog'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { rulesOf, useTextForm } from '#form/index.ts'
import { fieldProblemsOf, useProblemText } from '#problem/index.ts'
import { CurrentPassword, CurrentPasswordField } from './CurrentPasswordField.tsx'

export type StepUpDialogProps = {
  open: boolean
  /** What the password is asked for, as a sentence. */
  reason?: ReactNode
  onGiven: () => void
  onGivenUp: () => void
}

const nothing = { password: '' }

/** Asks for the password again, before what could cost a person their account or money. Source: trust.md D3. */
export function StepUpDialog({ open, ...rest }: StepUpDialogProps) {
  // Each time it opens it is a new form: a password never waits in it.
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog({ reason, onGiven, onGivenUp }: Omit<StepUpDialogProps, 'open'>) {
  const { t } = useLingui()
  const textOf = useProblemText()
  const formId = useId()
  const { mutateAsync: give } = useMutation(change(useApi(), stepUp))
  const [failure, setFailure] = useState<unknown>()

  const handleGiven = async ({ password }: { password: string }) => {
    setFailure(undefined)
    try {
      await give({ body: { password } })
    } catch (error) {
      const problems = fieldProblemsOf(error)
      if (!problems) setFailure(error)
      return problems
    }
    onGiven()
    return undefined
  }

  const form = useTextForm({ rules: rulesOf(CurrentPassword), initial: nothing, onSubmit: handleGiven })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onGivenUp()
      }}
      isDismissible={!form.isBusy}
      title={<Trans>Is it you?</Trans>}
      description={reason ?? <Trans>Please enter your password again, so that nobody else can do this.</Trans>}
      actions={
        <>
          <Button variant="ghost" disabled={form.isBusy} onClick={onGivenUp}>
            <Trans>Not now</Trans>
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={form.isBusy} busyLabel={t`Checking…`}>
            <Trans>Continue</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.handleSubmit}>
        {failure === undefined ? null : (
          <Banner tone="danger" role="alert">
            {textOf(failure)}
          </Banner>
        )}
        <CurrentPasswordField field={form.field('password')} />
      </form>
    </Dialog>
  )
}
