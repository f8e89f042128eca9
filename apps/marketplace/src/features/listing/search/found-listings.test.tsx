import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { shownOf } from './found-listings.ts'

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
