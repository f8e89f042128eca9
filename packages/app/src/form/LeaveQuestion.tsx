import { ConfirmDialog } from '@ginipig/ui/dialog'
import { useLingui } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useServices } from '#services/services-context.ts'
import { askBeforeLogOut } from '#services/use-log-out.ts'

type LeaveQuestionProps = {
  /** Would something be lost now? */
  isAtStake: () => boolean
  title: ReactNode
  description: ReactNode
}

/** Asks before something is lost: by another page, Back, the browser's own leaving, or one's own log-out. Whose session has
 *  ended has nothing left to keep and isn't kept. */
export function LeaveQuestion({ isAtStake, title, description }: LeaveQuestionProps) {
  const { t } = useLingui()
  const { session } = useServices()
  const asks = () => isAtStake() && session.store.getState().userData !== null
  const blocker = useBlocker({ shouldBlockFn: asks, enableBeforeUnload: asks, withResolver: true })
  const [logOut, setLogOut] = useState<{ go: (isMeant: boolean) => void }>()
  const ask = useEffectEvent(async () => {
    if (!asks()) return true
    return new Promise<boolean>((go) => setLogOut({ go }))
  })
  useEffect(() => askBeforeLogOut(() => ask()), [])
  const answer = (isMeant: boolean) => {
    setLogOut(undefined)
    logOut?.go(isMeant)
    if (isMeant) blocker.proceed?.()
    else blocker.reset?.()
  }
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked' || logOut !== undefined}
      onOpenChange={() => answer(false)}
      title={title}
      description={description}
      confirmLabel={t`Leave`}
      cancelLabel={t`Stay here`}
      tone="danger"
      onConfirm={() => answer(true)}
    />
  )
}
