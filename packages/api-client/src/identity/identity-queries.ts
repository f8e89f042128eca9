import { getMe } from '@ginipig/contract/identity'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#core/index.ts'

export const identityKeys = { me: ['identity', 'me'] as const }

/** Who is signed in, as the server knows them now. */
export const meQuery = (api: Api) =>
  queryOptions({ queryKey: identityKeys.me, queryFn: ({ signal }) => api(getMe, { signal }) })
