import { ConfirmDialog } from '@ginipig/ui/dialog'
import { useLingui } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useServices } from '#services/services-context.ts'

type LeaveQuestionProps = {
  /** Would something be lost now? */
  isAtStake: () => boolean
  title: ReactNode
  description: ReactNode
}

/** Asks before something is lost: by another page, Back, or the browser's own leaving. Who is logged out has nothing left
 *  to keep and isn't kept. */
export function LeaveQuestion({ isAtStake, title, description }: LeaveQuestionProps) {
  const { t } = useLingui()
  const { session } = useServices()
  const asks = () => isAtStake() && session.store.getState().userData !== null
  const blocker = useBlocker({ shouldBlockFn: asks, enableBeforeUnload: asks, withResolver: true })
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onOpenChange={() => blocker.reset?.()}
      title={title}
      description={description}
      confirmLabel={t`Leave`}
      cancelLabel={t`Stay here`}
      tone="danger"
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
