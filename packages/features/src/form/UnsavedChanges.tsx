import { ConfirmDialog } from '@ginipig/ui/dialog'
import { Trans, useLingui } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { useServices } from '#shell/index.ts'

/** Asks before what was typed is lost: another page, Back, or the browser's own leaving. Who is logged out has nothing
 *  left to save and isn't kept. */
export function UnsavedChanges({ isChanged }: { isChanged: boolean }) {
  const { t } = useLingui()
  const { session } = useServices()
  const isAtStake = () => isChanged && session.store.getState().userData !== null
  const blocker = useBlocker({ shouldBlockFn: isAtStake, enableBeforeUnload: isAtStake, withResolver: true })
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onOpenChange={() => blocker.reset?.()}
      title={<Trans>Leave without saving?</Trans>}
      description={<Trans>What you’ve changed here would be lost.</Trans>}
      confirmLabel={t`Leave`}
      cancelLabel={t`Stay here`}
      tone="danger"
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
