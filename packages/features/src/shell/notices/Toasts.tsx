import { useLingui } from '@lingui/react/macro'
import { Suspense, useSyncExternalStore } from 'react'
import { useServices } from '../services-context.ts'
import { PlainToasts, ToastRegionSoon } from './looks-soon.tsx'

/** The one place where toasts show. Source: spec §8. */
export function Toasts() {
  const { t } = useLingui()
  const { toasts } = useServices()
  const { toasts: shown, isPaused } = useSyncExternalStore(toasts.subscribe, toasts.snapshot)
  const label = t`Messages`
  return (
    <Suspense fallback={<PlainToasts toasts={shown} label={label} />}>
      <ToastRegionSoon
        toasts={shown}
        isPaused={isPaused}
        lifeMs={toasts.lifeMs}
        label={label}
        closeLabel={t`Close`}
        onDismiss={toasts.dismiss}
        onPause={toasts.pause}
        onResume={toasts.resume}
      />
    </Suspense>
  )
}
