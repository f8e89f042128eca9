import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { useAppForm, useStore } from '@ginipig/app/form/use-app-form.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { endAllSessions } from '@ginipig/contract/identity/open-session.ts'
import { stepUp } from '@ginipig/contract/identity/password.ts'
import { Dialog } from '@ginipig/ui/dialog'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useLeaveForGood } from '../leave/use-leave-for-good.ts'
import { CurrentPassword, CurrentPasswordField } from '../step-up/CurrentPasswordField.tsx'

/** Asks for the password: whoever merely found an open browser can't throw its owner out of all the others. */
export function LogOutEverywhereDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const api = useApi()
  const toast = useToast()
  const leaveForGood = useLeaveForGood()
  const { mutateAsync: confirm } = useMutation(change(api, stepUp))
  const { mutateAsync: endAll } = useMutation(change(api, endAllSessions))
  const form = useAppForm({
    schema: CurrentPassword,
    defaultValues: { password: '' },
    onSubmit: async ({ password }) => {
      await confirm({ body: { password } })
      await leaveForGood(() => endAll({ body: {} }), '/login')
      toast.success(t`You’re logged out everywhere`)
    },
  })
  const isBusy = useStore(form.store, ({ isSubmitting }) => isSubmitting)
  return (
    <form.AppForm>
      <Dialog
        open
        onOpenChange={onClose}
        isDismissible={!isBusy}
        title={<Trans>Log out everywhere?</Trans>}
        description={
          <Trans>
            That’s every browser and phone, this one too. Your password is asked now, and again when you come back.
          </Trans>
        }
        actions={
          <>
            <form.CancelButton onClick={onClose}>
              <Trans>Stay logged in</Trans>
            </form.CancelButton>
            <form.SubmitButton variant="danger-solid" busyLabel={t`Logging out…`}>
              <Trans>Log out everywhere</Trans>
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
