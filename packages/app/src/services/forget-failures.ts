import type { Toasts } from '@ginipig/ui/toast'
import { i18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import { problemText } from '#words/problem-text.ts'

/** What was said of a change that failed goes once the same change was made: it would stand beside what came of it. */
export function forgetFailures(queryClient: QueryClient, toasts: Toasts): void {
  const said = new Map<string, string>()
  queryClient.getMutationCache().subscribe(({ type, mutation, ...event }) => {
    const call = mutation?.meta?.['call']
    if (type !== 'updated' || !('action' in event) || call === undefined) return
    const wish = JSON.stringify([call, mutation?.state.variables])
    if (event.action.type === 'error') said.set(wish, problemText(i18n, event.action.error))
    if (event.action.type !== 'success') return
    for (const { id, tone, text } of toasts.snapshot().toasts)
      if (tone === 'danger' && text === said.get(wish)) toasts.dismiss(id)
    said.delete(wish)
  })
}
