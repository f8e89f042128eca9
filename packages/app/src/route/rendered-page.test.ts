import { dehydrate, QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
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
