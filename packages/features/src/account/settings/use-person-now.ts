import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { keyOf, makeStale, query } from '@ginipig/api-client/core/call-options.ts'
import { useServices } from '@ginipig/app/services/services-context.ts'
import { getMe } from '@ginipig/contract/identity/session.ts'
import type { UserData } from '@ginipig/contract/identity/user-data.ts'
import type { SessionService } from '@ginipig/session/session-service.ts'
import { useQuery } from '@tanstack/react-query'

/** Asks the server, whenever the page is opened or come back to, how it knows the person now, and brings the stored
 *  session up to it: what was changed on another device shows here. Until then, and without an answer, what is stored
 *  counts. */
export function usePersonNow() {
  const { session, queryClient } = useServices()
  const api = useApi()
  const { isFetching, refetch } = useQuery({
    ...query(api, getMe),
    queryFn: ({ signal }) => askAndKeep(session, () => api(getMe, { signal })),
    staleTime: 0,
  })
  return {
    /** The answer that is under way, if one is. Doesn't fail. */
    whenKnown: async () => {
      if (isFetching) await refetch({ cancelRefetch: false }) // the one under way, not another
    },
    /** After a call of which nobody knows whether it got through. */
    askAgain: () => void makeStale(queryClient, [keyOf(getMe)]),
  }
}

/** What became known while the answer was on its way (by a save, a renewal, another tab) is newer than the answer. */
async function askAndKeep(session: SessionService, ask: () => Promise<UserData>): Promise<UserData> {
  const known = () => session.store.getState().userData
  const before = known()
  const person = await ask()
  if (known() === before) await session.changeUserData(person)
  return person
}
