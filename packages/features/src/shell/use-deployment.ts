import { keyOf, query } from '@ginipig/api-client/core'
import { getDeployment } from '@ginipig/contract/config'
import type { ResponseOf } from '@ginipig/contract/core'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { useServices } from './services-context.ts'

/** Currency and the two origins; undefined until the API has said them. It never changes, so it is looked up and not
 *  observed: what observes queries is no part of every first page. Source: docs/decisions/0012. */
export function useDeployment(): ResponseOf<typeof getDeployment> | undefined {
  const { api } = useServices()
  const client = useQueryClient()
  useEffect(() => void client.prefetchQuery(query(api, getDeployment)), [client, api])
  const subscribe = useCallback((onChange: () => void) => client.getQueryCache().subscribe(onChange), [client])
  return useSyncExternalStore(subscribe, () => client.getQueryData(keyOf(getDeployment)))
}
