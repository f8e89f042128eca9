import type { Api } from '@ginipig/api-client/core/api.ts'
import { InfiniteQueryObserver, QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { foundListings, prefetchFound, shownOf } from './found-listings.ts'

test('a list that is asked for again in the background, and is as it was, is not drawn anew', async () => {
  const client = new QueryClient()
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let [asked, drawn] = [0, 0]
  const { result } = renderHook(
    () => {
      drawn += 1
      const found = useInfiniteQuery({
        queryKey: ['list'],
        queryFn: async () => {
          await answers[asked++]?.promise
          return { items: ['A bob'] }
        },
        initialPageParam: 0,
        getNextPageParam: () => null,
      })
      return { ...shownOf(found), pages: found.data?.pages }
    },
    { wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider> },
  )
  answers[0]?.resolve()
  await waitFor(() => expect(result.current).toMatchObject({ isPending: false, pages: [{ items: ['A bob'] }] }))
  const before = drawn
  const again = client.refetchQueries()
  await act(() => vi.waitFor(() => expect(asked).toBe(2)))
  answers[1]?.resolve()
  await act(() => again)
  expect(client.getQueryState(['list'])?.dataUpdateCount).toBe(2)
  expect(drawn).toBe(before)
})

/** An API that finds 160, and what it was asked for. */
function findsMany() {
  const asked: string[] = []
  const call = async (_endpoint: unknown, { query }: { query: { limit: number; cursor?: string } }) => {
    const from = Number(query.cursor ?? 0)
    asked.push(`${from}+${query.limit}`)
    const items = Array.from({ length: query.limit }, (_, index) => ({ id: String(from + index), nextSlotAt: null }))
    return { items, nextCursor: String(from + query.limit), count: { value: 160, isMore: false } }
  }
  return { asked, api: call as unknown as Api }
}

test('a list of many is as long again after a reload, in as few calls as it takes, and the same when it is read again', async () => {
  const { asked, api } = findsMany()
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 1000 } } })
  await prefetchFound(api, client, { limit: 12 }, 72)
  expect(asked.splice(0)).toEqual(['0+48', '48+24'])
  const list = new InfiniteQueryObserver(client, foundListings(api, { limit: 12 }, 72))
  await list.fetchNextPage()
  expect(asked.splice(0)).toEqual(['72+12'])
  await list.refetch()
  expect(asked).toEqual(['0+48', '48+24', '72+12'])
})

test('a list that somebody comes back to after a while is read again as long as it was', async () => {
  const { asked, api } = findsMany()
  const client = new QueryClient()
  await prefetchFound(api, client, { limit: 12 })
  const list = new InfiniteQueryObserver(client, foundListings(api, { limit: 12 }))
  await list.fetchNextPage()
  await list.fetchNextPage()
  expect(asked.splice(0)).toEqual(['0+12', '12+12', '24+12'])
  await prefetchFound(api, client, { limit: 12 }, 36)
  expect(asked).toEqual(['0+12', '12+12', '24+12'])
})
