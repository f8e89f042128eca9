import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { keyOf, query } from '@ginipig/api-client/core/call-options.ts'
import { useUser } from '@ginipig/app/services/services-context.ts'
import { getUnread, markDelivered } from '@ginipig/contract/message/message.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Between two looks where no event says that there is something, ms. */
const LOOK_MS = 60_000

/** How many messages are unread, for the shell's badge. As it knows of them first, it also says that they have come. */
export function useUnread(): number {
  const api = useApi()
  const client = useQueryClient()
  const isSignedIn = useUser() !== null
  const { data, dataUpdatedAt } = useQuery({ ...query(api, getUnread), enabled: isSignedIn, refetchInterval: LOOK_MS })
  const hasNew = data?.hasNew ?? false
  // biome-ignore lint/correctness/useExhaustiveDependencies: said after each look that found something
  useEffect(() => {
    if (!hasNew) return
    api(markDelivered, { body: {} })
      .then(() => client.setQueryData(keyOf(getUnread), (now) => now && { ...now, hasNew: false }))
      .catch(() => {}) // said again with the next look
  }, [api, client, hasNew, dataUpdatedAt])
  return isSignedIn ? (data?.count ?? 0) : 0
}
