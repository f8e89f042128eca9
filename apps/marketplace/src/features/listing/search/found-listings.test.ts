import type { Api } from '@ginipig/api-client/core/api.ts'
import { createQueryClient } from '@ginipig/api-client/query-client.ts'
import { expect, test } from 'vitest'
import { card } from '../testing/listings.ts'
import { nextTimes, prefetchFound } from './found-listings.ts'

const [free, full] = [card(1), card(2, { nextSlotAt: null })]
const items = [{ id: free.id, slots: [] }]

/** @param found - what a search answers */
const apiOf = (found: () => Promise<unknown>) =>
  ((endpoint: { name: string }) =>
    endpoint.name === 'getNextTimes' ? Promise.resolve({ items }) : found()) as unknown as Api

test('a search that is asked for early brings the times of those that have any', async () => {
  const api = apiOf(() => Promise.resolve({ items: [free, full], nextCursor: null }))
  const queryClient = createQueryClient()
  await prefetchFound(api, queryClient, {})
  const [times] = nextTimes(api, [free])
  expect(times && queryClient.getQueryData(times.queryKey)).toEqual({ items })
  expect(nextTimes(api, [full])).toEqual([])
})

test('a search that fails asks for no times', async () => {
  const queryClient = createQueryClient()
  await prefetchFound(
    apiOf(() => Promise.reject(new Error('away'))),
    queryClient,
    {},
  )
  expect(queryClient.getQueryCache().getAll()).toHaveLength(1)
})
