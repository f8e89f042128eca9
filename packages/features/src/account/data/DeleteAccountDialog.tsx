import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { useAppForm, useStore } from '@ginipig/app/form/use-app-form.ts'
import { useToast, useUser } from '@ginipig/app/services/services-context.ts'
import { deleteAccount } from '@ginipig/contract/identity/account.ts'
import { stepUp } from '@ginipig/contract/identity/password.ts'
import { Button } from '@ginipig/ui/button'
import { Dialog } from '@ginipig/ui/dialog'
import { TextLink } from '@ginipig/ui/link'
import type { RenderLink } from '@ginipig/ui/render-link'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useLeaveForGood } from '../leave/use-leave-for-good.ts'
import { CurrentPassword, CurrentPasswordField } from '../step-up/CurrentPasswordField.tsx'
import styles from './DeleteAccountDialog.module.css'
import { WhatGoes } from './WhatGoes.tsx'

type DeleteAccountDialogProps = {
  /** To the bookings that stand in the way. */
  bookingsLink: RenderLink
  /** To what a provider owes. */
  owedLink: RenderLink | undefined
  onClose: () => void
}

/** What goes and what stays; then the password, and it is done. */
export function DeleteAccountDialog({ bookingsLink, owedLink, onClose }: DeleteAccountDialogProps) {
  const { t } = useLingui()
  const [isSure, setSure] = useState(false)
  const form = useAppForm({
    schema: CurrentPassword,
    defaultValues: { password: '' },
    onSubmit: useDeletion(),
  })
  const isBusy = useStore(form.store, ({ isSubmitting }) => isSubmitting)
  return (
    <form.AppForm>
      <Dialog
        open
        onOpenChange={onClose}
        isDismissible={!isBusy}
        size="lg"
        title={<Trans>Delete your account?</Trans>}
        description={
          isSure ? (
            <Trans>Enter your password to delete your account. After that there’s no way back.</Trans>
          ) : (
            <Trans>Cancel bookings under way first, or let them pass: until then your account stays.</Trans>
          )
        }
        actions={
          <>
            <form.CancelButton onClick={onClose}>
              <Trans>Keep my account</Trans>
            </form.CancelButton>
            {isSure ? (
              <form.SubmitButton variant="danger-solid" busyLabel={t`Deleting…`}>
                <Trans>Delete my account</Trans>
              </form.SubmitButton>
            ) : (
              <Button variant="danger" onClick={() => setSure(true)}>
                <Trans>Continue to delete</Trans>
              </Button>
            )}
          </>
        }
      >
        {isSure ? (
          <form.Form className={styles.Form}>
            <form.Failure
              cases={{
                account_busy: {
                  tone: 'warning',
                  after: (
                    <TextLink render={bookingsLink}>
                      <Trans>See your bookings</Trans>
                    </TextLink>
                  ),
                },
                account_in_debt: {
                  tone: 'warning',
                  after: owedLink ? (
                    <TextLink render={owedLink}>
                      <Trans>See what you owe</Trans>
                    </TextLink>
                  ) : undefined,
                },
              }}
            />
            <form.AppField name="password">{() => <CurrentPasswordField autoFocus />}</form.AppField>
          </form.Form>
        ) : (
          <WhatGoes />
        )}
      </Dialog>
    </form.AppForm>
  )
}

/** The password counts for this session first, then the account goes. */
function useDeletion() {
  const { t } = useLingui()
  const api = useApi()
  const toast = useToast()
  const leaveForGood = useLeaveForGood()
  const { mutateAsync: confirm } = useMutation(change(api, stepUp))
  const { mutateAsync: erase } = useMutation(change(api, deleteAccount))
  const isProvider = useUser()?.user_type === 'provider'

  return async ({ password }: { password: string }) => {
    await confirm({ body: { password } })
    await leaveForGood(() => erase({ body: {} }), '/')
    toast.success(
      isProvider
        ? t`Your account is deleted. Thank you for your work, and goodbye.`
        : t`Your account is deleted. Thank you for having been a ginipig, and goodbye.`,
    )
  }
}
