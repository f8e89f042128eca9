import { endAllSessions, endSession, listSessions } from '@ginipig/contract/identity'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '#core/index.ts'
import { accountKeys } from './account-keys.ts'

/** Where the caller is logged in, newest first; looked up anew whenever it is shown. */
export const sessionsQuery = (api: Api) =>
  queryOptions({
    queryKey: accountKeys.sessions,
    queryFn: ({ signal }) => api(listSessions, { signal }),
    staleTime: 0,
  })

/** Ends one. @throws ApiError `not_found` when it was over already */
export const endSessionMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (sessionId: string) => api(endSession, { params: { sessionId } }),
    onSettled: (_answer, _error, _given, _before, { client }) =>
      client.invalidateQueries({ queryKey: accountKeys.sessions }),
  })

/** Ends all, the caller's own too. */
export const endAllSessionsMutation = (api: Api) =>
  mutationOptions({ mutationFn: () => api(endAllSessions, { body: {} }) })
