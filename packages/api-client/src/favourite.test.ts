import { getFavourites } from '@ginipig/contract/favourite/favourite.ts'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createApi } from '#core/api.ts'
import { keyOf } from '#core/call-options.ts'
import { sendFavourite, setFavourites } from './favourite.ts'

const queryKey = keyOf(getFavourites)

test('what was saved stays so when an answer from before comes late', async () => {
  const client = new QueryClient()
  const none = { listingIds: [], providerIds: [] }
  const saved = { listingIds: ['one'], providerIds: [] }
  const { promise: late, resolve: answer } = Promise.withResolvers<typeof none>()
  const asked = client.fetchQuery({ queryKey, queryFn: () => late }).catch(() => undefined)
  await setFavourites(client, saved)
  answer(none)
  await asked
  expect(client.getQueryData(queryKey)).toEqual(saved)
})

test.for(['listing', 'provider'] as const)(
  'a %s is kept, or taken away, though its page is left at once',
  async (kind) => {
    const sent: Request[] = []
    const api = createApi({
      baseUrl: 'https://ginipig.test/api/v1',
      getAccessToken: async () => 'token',
      onUnauthenticated: () => undefined,
      fetch: async (input, init) => {
        sent.push(new Request(input, init))
        return Response.json({ listingIds: [], providerIds: [] })
      },
    })
    for (const isSaved of [true, false]) await sendFavourite(api, { kind, id: 'one' }, isSaved)
    expect(sent.map(({ method, keepalive }) => [method, keepalive])).toEqual([
      ['PUT', true],
      ['DELETE', true],
    ])
  },
)
