import { dehydrate, InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { hydrateQueries } from './rendered-page.ts'

const queryKey = ['listings']

/** A page that was rendered a while ago, and a browser that takes its queries. */
function stand() {
  const server = new QueryClient()
  server.setQueryData(queryKey, 'as rendered', { updatedAt: 1 })
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 10_000 } } })
  const queryFn = vi.fn(async () => 'as it is now')
  const askAgain = hydrateQueries(client, { language: 'en', queries: dehydrate(server) })
  return { client, queryFn, askAgain }
}

test('what a page was made of stays while its routes load, for React compares the two', async () => {
  const { client, queryFn } = stand()
  await client.prefetchQuery({ queryKey, queryFn })
  expect(queryFn).not.toHaveBeenCalled()
  expect(client.getQueryData(queryKey)).toBe('as rendered')
})

test('whatever shows it afterwards asks again, and has something to show until it is there', async () => {
  const { client, queryFn, askAgain } = stand()
  askAgain()
  expect(client.getQueryData(queryKey)).toBe('as rendered')
  await client.prefetchQuery({ queryKey, queryFn })
  expect(client.getQueryData(queryKey)).toBe('as it is now')
})

test('more of a list, pressed before the app was there, still comes', async () => {
  const server = new QueryClient()
  const list = { queryKey, queryFn: async ({ pageParam }: { pageParam: number }) => pageParam, initialPageParam: 0 }
  await server.prefetchInfiniteQuery(list)
  const client = new QueryClient()
  const askAgain = hydrateQueries(client, { language: 'en', queries: dehydrate(server) })
  const observer = new InfiniteQueryObserver(client, {
    ...list,
    getNextPageParam: (last) => last + 1,
    staleTime: 10_000,
  })
  onTestFinished(observer.subscribe(() => {}))
  const more = observer.fetchNextPage()
  askAgain()
  await more
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  expect(observer.getCurrentResult().data?.pages).toEqual([0, 1])
})
