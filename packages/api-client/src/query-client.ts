import { getDeployment } from '@ginipig/contract/config/deployment.ts'
import { getPublisher } from '@ginipig/contract/config/publisher.ts'
import { listSessions } from '@ginipig/contract/identity/open-session.ts'
import { QueryClient } from '@tanstack/react-query'
import { keyOf } from '#core/call-options.ts'

/** Stale times; sockets invalidate earlier when something changed. */
const FRESH_MS = 30_000

/** An app's query cache. Calls retry by themselves where that is safe, so queries don't. Without a network a call fails at
 *  once instead of being paused. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  // Neither changes while a page is open.
  for (const fixed of [getDeployment, getPublisher]) {
    client.setQueryDefaults(keyOf(fixed), { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY })
  }
  // Where an account is logged in is looked up anew whenever it is shown.
  client.setQueryDefaults(keyOf(listSessions), { staleTime: 0 })
  return client
}
