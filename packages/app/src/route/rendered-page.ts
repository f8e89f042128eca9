import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'

/** What a server put beside a page that it rendered. Data and no script, so the policy need not allow any. */
export type RenderedPage = {
  language: string
  /** Of what the page was made: no call is made twice. */
  queries: DehydratedState
}

// What is inside is between React Query and itself.
const State = v.object({ queries: v.array(v.looseObject({ state: v.looseObject({ dataUpdatedAt: v.number() }) })) })

/** Undefined for a page that no server rendered. */
export function renderedPage(): RenderedPage | undefined {
  const text = document.getElementById('state')?.textContent
  if (!text) return undefined
  const queries: unknown = JSON.parse(text)
  return v.is(State, queries)
    ? { language: document.documentElement.lang, queries: queries as unknown as DehydratedState }
    : undefined
}

/** The page may have been kept for a while: it shows at once, and each answer is asked for again once the page is hydrated.
 *  Not before: a newer answer to one part is another one than a later part was rendered from, and React would draw that
 *  part anew under a finger.
 *  @returns asks for them again */
export function hydrateQueries(client: QueryClient, { queries }: RenderedPage): () => void {
  for (const { state } of queries.queries) state.dataUpdatedAt = Date.now()
  hydrate(client, queries)
  const taken = new Set(queries.queries.map(({ queryHash }) => queryHash))
  // What is on its way by then was asked for by a press: a list's next page would be lost.
  return () =>
    void client.invalidateQueries({ predicate: ({ queryHash }) => taken.has(queryHash) }, { cancelRefetch: false })
}
