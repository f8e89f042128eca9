import type { Toasts } from '@ginipig/ui/toast'
import { i18n } from '@lingui/core'
import type { Mutation, QueryClient } from '@tanstack/react-query'
import { problemText } from '#words/problem-text.ts'

/** What was said of a change that failed goes once the same change was made: it would stand beside what came of it.
 *  @returns ends it */
export function forgetFailures(queryClient: QueryClient, toasts: Toasts): () => void {
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
