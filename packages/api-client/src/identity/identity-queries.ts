import { getMe, type UserData } from '@ginipig/contract/identity'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#core/index.ts'

export const identityKeys = { me: ['identity', 'me'] as const }

type Ask = () => Promise<UserData>

/** Who is signed in, as the server knows them now.
 *  @param keep - asks, and keeps the answer where else it belongs */
export const meQuery = (api: Api, keep: (ask: Ask) => Promise<UserData> = (ask) => ask()) =>
  queryOptions({
    queryKey: identityKeys.me,
    queryFn: ({ signal }) => keep(() => api(getMe, { signal })),
  })
