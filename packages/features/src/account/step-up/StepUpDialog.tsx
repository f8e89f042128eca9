import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { useAppForm, useStore } from '@ginipig/app/form/use-app-form.ts'
import { stepUp } from '@ginipig/contract/identity/password.ts'
import { Dialog } from '@ginipig/ui/dialog'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CurrentPassword, CurrentPasswordField } from './CurrentPasswordField.tsx'

export type StepUpDialogProps = {
  open: boolean
  /** What the password is asked for, as a sentence. */
  reason?: ReactNode
  onGiven: () => void
  onGivenUp: () => void
}

/** Asks for the password again, before what could cost a person their account or money. Source: trust.md D3. */
export function StepUpDialog({ open, ...rest }: StepUpDialogProps) {
  // Each time it opens it is a new form: a password never waits in it.
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog({ reason, onGiven, onGivenUp }: Omit<StepUpDialogProps, 'open'>) {
  const { t } = useLingui()
  const { mutateAsync: give } = useMutation(change(useApi(), stepUp))
  const form = useAppForm({
    schema: CurrentPassword,
    defaultValues: { password: '' },
    onSubmit: async ({ password }) => {
      await give({ body: { password } })
      onGiven()
    },
  })
  const isBusy = useStore(form.store, ({ isSubmitting }) => isSubmitting)
  return (
    <form.AppForm>
      <Dialog
        open
        onOpenChange={onGivenUp}
        isDismissible={!isBusy}
        title={<Trans>Is it you?</Trans>}
        description={reason ?? <Trans>Please enter your password again, so that nobody else can do this.</Trans>}
        actions={
          <>
            <form.CancelButton onClick={onGivenUp}>
              <Trans>Not now</Trans>
            </form.CancelButton>
            <form.SubmitButton busyLabel={t`Checking…`}>
              <Trans>Continue</Trans>
            </form.SubmitButton>
          </>
        }
      >
        <form.Form>
          <form.Failure />
          <form.AppField name="password">{() => <CurrentPasswordField />}</form.AppField>
        </form.Form>
      </Dialog>
    </form.AppForm>
  )
}
