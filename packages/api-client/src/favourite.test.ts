import { getFavourites } from '@ginipig/contract/favourite/favourite.ts'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { keyOf } from '#core/call-options.ts'
import { keepFavourites } from './favourite.ts'

const queryKey = keyOf(getFavourites)

test('what was saved stays so when an answer from before comes late', async () => {
  const client = new QueryClient()
  const none = { listingIds: [], providerIds: [] }
  const saved = { listingIds: ['one'], providerIds: [] }
  const { promise: late, resolve: answer } = Promise.withResolvers<typeof none>()
  const asked = client.fetchQuery({ queryKey, queryFn: () => late }).catch(() => undefined)
  await keepFavourites(client, saved)
  answer(none)
  await asked
  expect(client.getQueryData(queryKey)).toEqual(saved)
})
