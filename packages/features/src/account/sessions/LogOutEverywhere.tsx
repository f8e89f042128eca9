import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { endAllSessions } from '@ginipig/contract/identity/open-session.ts'
import { Button } from '@ginipig/ui/button'
import { ConfirmDialog } from '@ginipig/ui/dialog'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useLeaveForGood } from '../leave/use-leave-for-good.ts'
import { SettingsRow } from '../settings/SettingsRow.tsx'

/** Ends every session of the account, after a question. */
export function LogOutEverywhere() {
  const { t } = useLingui()
  const toast = useToast()
  const textOf = useProblemText()
  const leaveForGood = useLeaveForGood()
  const [isAsking, setAsking] = useState(false)
  const { mutateAsync, isPending, error, reset } = useMutation(change(useApi(), endAllSessions))

  const handleConfirm = async () => {
    try {
      await leaveForGood(() => mutateAsync({ body: {} }), '/login')
    } catch {
      return // the dialog shows why
    }
    toast.success(t`You’re logged out everywhere`)
  }

  const ask = (isOpen: boolean) => {
    reset()
    setAsking(isOpen)
  }

  return (
    <>
      <SettingsRow
        name={t`Everywhere at once`}
        text={t`If you’ve lost a phone, or somebody else may know your password. Then change your password too.`}
        action={
          <Button size="sm" variant="danger" onClick={() => ask(true)}>
            <Trans>Log out everywhere</Trans>
          </Button>
        }
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={ask}
        tone="danger"
        title={<Trans>Log out everywhere?</Trans>}
        description={
          <Trans>That’s every browser and phone, this one too. You’ll need your password to come back.</Trans>
        }
        confirmLabel={t`Log out everywhere`}
        cancelLabel={t`Stay logged in`}
        onConfirm={() => void handleConfirm()}
        busy={isPending}
        busyLabel={t`Logging out…`}
        error={error ? textOf(error) : undefined}
      />
    </>
  )
}
