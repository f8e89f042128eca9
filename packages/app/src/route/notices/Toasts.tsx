import { ToastRegion, type Toasts as ToastStore } from '@ginipig/ui/toast'
import { i18n } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { Mutation, QueryClient } from '@tanstack/react-query'
import { type AnyRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { useServices } from '#services/services-context.ts'
import { problemText } from '#words/problem-text.ts'

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

/** What was said of a change that failed goes once the same change was made: it would stand beside what came of it.
 *  @returns ends it */
function forgetFailures(queryClient: QueryClient, toasts: ToastStore): () => void {
  const mutations = queryClient.getMutationCache()
  return mutations.subscribe(({ type, ...event }) => {
    if (type !== 'updated' || !('action' in event) || event.action.type !== 'success') return
    const wish = wishOf(event.mutation)
    if (wish === undefined) return
    const failed = mutations.findAll({ status: 'error', predicate: (one) => wishOf(one) === wish })
    const said = new Set(failed.map(({ state }) => problemText(i18n, state.error)))
    for (const { id, tone, text } of toasts.snapshot().toasts)
      if (tone === 'danger' && said.has(text)) toasts.dismiss(id)
  })
}

/** Which call a mutation is, and what it asks for; undefined where it isn't one of `change`. */
const wishOf = ({ meta, state }: Mutation<unknown, Error, unknown>): string | undefined =>
  meta?.['call'] === undefined ? undefined : JSON.stringify([meta['call'], state.variables])
