import { change, errorCode, useApi } from '@ginipig/api-client/core'
import { deleteAccount, stepUp } from '@ginipig/contract/identity'
import { Banner } from '@ginipig/ui/banner'
import { Button } from '@ginipig/ui/button'
import { Dialog } from '@ginipig/ui/dialog'
import { TextLink } from '@ginipig/ui/link'
import type { RenderLink } from '@ginipig/ui/render-link'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { rulesOf, useTextForm } from '#form/index.ts'
import { fieldProblemsOf, useProblemText } from '#problem/index.ts'
import { useToast, useUser } from '#shell/index.ts'
import { useLeaveForGood } from '../leave/use-leave-for-good.ts'
import { CurrentPassword, CurrentPasswordField } from '../step-up/CurrentPasswordField.tsx'
import styles from './DeleteAccountDialog.module.css'
import { WhatGoes } from './WhatGoes.tsx'

type DeleteAccountDialogProps = {
  /** To the bookings that stand in the way. */
  bookingsLink: RenderLink
  onClose: () => void
}

const nothing = { password: '' }

/** What goes and what stays; then the password, and it is done. */
export function DeleteAccountDialog({ bookingsLink, onClose }: DeleteAccountDialogProps) {
  const { t } = useLingui()
  const formId = useId()
  const [isSure, setSure] = useState(false)
  const deletion = useDeletion()
  const form = useTextForm({ rules: rulesOf(CurrentPassword), initial: nothing, onSubmit: deletion.run })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      isDismissible={!form.isBusy}
      size="lg"
      title={<Trans>Delete your account?</Trans>}
      description={isSure ? <Trans>Your password is the last word. After it there’s no way back.</Trans> : undefined}
      actions={
        <>
          <Button variant="ghost" disabled={form.isBusy} onClick={onClose}>
            <Trans>Keep my account</Trans>
          </Button>
          {isSure ? (
            // Keys, or the press that goes on would be the one that submits: React would make the one button the other.
            <Button
              key="delete"
              type="submit"
              form={formId}
              variant="danger-solid"
              busy={form.isBusy}
              busyLabel={t`Deleting…`}
            >
              <Trans>Delete my account</Trans>
            </Button>
          ) : (
            <Button key="on" variant="danger" onClick={() => setSure(true)}>
              <Trans>Go on</Trans>
            </Button>
          )}
        </>
      }
    >
      {isSure ? (
        <form id={formId} noValidate className={styles.Form} onSubmit={form.handleSubmit}>
          {deletion.failure === undefined ? null : <Failure error={deletion.failure} bookingsLink={bookingsLink} />}
          <CurrentPasswordField field={form.field('password')} autoFocus />
        </form>
      ) : (
        <WhatGoes />
      )}
    </Dialog>
  )
}

function Failure({ error, bookingsLink }: { error: unknown; bookingsLink: RenderLink }) {
  const textOf = useProblemText()
  const isBusy = errorCode(error) === 'account_busy'
  return (
    <Banner tone={isBusy ? 'warning' : 'danger'} role="alert">
      {textOf(error)}{' '}
      {isBusy ? (
        <TextLink render={bookingsLink}>
          <Trans>See your bookings</Trans>
        </TextLink>
      ) : null}
    </Banner>
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
  const [failure, setFailure] = useState<unknown>()
  const isProvider = useUser()?.user_type === 'provider'

  const run = async ({ password }: { password: string }) => {
    setFailure(undefined)
    try {
      await confirm({ body: { password } })
      await leaveForGood(() => erase({ body: {} }), '/')
    } catch (error) {
      const problems = fieldProblemsOf(error)
      if (!problems) setFailure(error)
      return problems
    }
    toast.success(
      isProvider
        ? t`Your account is deleted. Thank you for your work, and goodbye.`
        : t`Your account is deleted. Thank you for having been a ginipig, and goodbye.`,
    )
    return undefined
  }

  return { run, failure }
}
