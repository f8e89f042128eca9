import { ConfirmDialog } from '@ginipig/ui/dialog'
import { useLingui } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useServices } from '#services/services-context.ts'
import { onLogOut } from '#services/use-log-out.ts'

type LeaveQuestionProps = {
  /** Would something be lost now? */
  isAtStake: () => boolean
  title: ReactNode
  description: ReactNode
}

/** Asks before something is lost: by another page, Back, a log-out, or the browser's own leaving. Who is logged out has
 *  nothing left to keep and isn't kept. */
export function LeaveQuestion({ isAtStake, title, description }: LeaveQuestionProps) {
  const { t } = useLingui()
  const { session } = useServices()
  const asks = () => isAtStake() && session.store.getState().userData !== null
  /** Answers who wants to log out. */
  const [goOn, setGoOn] = useState<(goesOn: boolean) => void>()
  const ask = useEffectEvent(
    () => !asks() || new Promise<boolean>((resolve) => setGoOn(() => resolve)).finally(() => setGoOn(undefined)),
  )
  useEffect(() => onLogOut(() => ask()), [])
  const blocker = useBlocker({ shouldBlockFn: asks, enableBeforeUnload: asks, withResolver: true })
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked' || goOn !== undefined}
      onOpenChange={() => {
        blocker.reset?.()
        goOn?.(false)
      }}
      title={title}
      description={description}
      confirmLabel={t`Leave`}
      cancelLabel={t`Stay here`}
      tone="danger"
      onConfirm={() => {
        blocker.proceed?.()
        goOn?.(true)
      }}
    />
  )
}
