import { ToastRegion } from '@ginipig/ui/toast'
import { useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { useServices } from '#services/services-context.ts'

/** The one place where toasts show. In the first download: a message about a lost network couldn't be fetched any
 *  more. Source: spec §8. */
export function Toasts({ onGo }: { onGo: (to: string) => void }) {
  const { t } = useLingui()
  const { toasts } = useServices()
  const { toasts: shown, isPaused } = useSyncExternalStore(toasts.subscribe, toasts.snapshot)
  return (
    <ToastRegion
      toasts={shown}
      isPaused={isPaused}
      lifeMs={toasts.lifeMs}
      label={t`Messages`}
      closeLabel={t`Close`}
      onDismiss={toasts.dismiss}
      onGo={onGo}
      onPause={toasts.pause}
      onResume={toasts.resume}
    />
  )
}
