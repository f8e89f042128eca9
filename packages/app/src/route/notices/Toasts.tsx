import { ToastRegion } from '@ginipig/ui/toast'
import { useLingui } from '@lingui/react/macro'
import { type AnyRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { useServices } from '#services/services-context.ts'
import { forgetFailures } from './forget-failures.ts'

/** The one place where toasts show. In the first download: a message about a lost network couldn't be fetched any
 *  more. Stands outside the router's pages. Source: spec §8. */
export function Toasts({ router }: { router: AnyRouter }) {
  const { t } = useLingui()
  const { toasts, queryClient } = useServices()
  useEffect(() => forgetFailures(queryClient, toasts), [queryClient, toasts])
  const { toasts: shown, isPaused } = useSyncExternalStore(toasts.subscribe, toasts.snapshot, toasts.snapshot)
  const here = useRouterState({ router, select: ({ location }) => location.pathname })
  // What comes while nobody looks is still there when they are back: the time it shows begins then.
  useEffect(() => {
    const follow = () => (document.visibilityState === 'hidden' ? toasts.pause() : toasts.resume())
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [toasts])
  // Nothing leads to where one is already.
  const leading = shown.map((toast) => (toast.action?.to === here ? { ...toast, action: undefined } : toast))
  return (
    <ToastRegion
      toasts={leading}
      isPaused={isPaused}
      lifeMs={toasts.lifeMs}
      label={t`Messages`}
      closeLabel={t`Close`}
      onDismiss={toasts.dismiss}
      onGo={(to) => void router.navigate({ href: to })}
      onPause={toasts.pause}
      onResume={toasts.resume}
    />
  )
}
