import type { Api } from '@ginipig/api-client/core/api.ts'
import { createQueryClient } from '@ginipig/api-client/query-client.ts'
import { expect, test } from 'vitest'
import { card } from '../testing/listings.ts'
import { nextTimes, prefetchFound, wantedTimes } from './found-listings.ts'

const [free, full] = [card(1), card(2, { nextSlotAt: null })]
const plainly = { corrected: null, depth: 'named', isMedicine: false, isOnline: false, place: null, miles: {} } as const
const items = [{ id: free.id, slots: [] }]

/** @param found - what a search answers */
const apiOf = (found: () => Promise<unknown>) =>
  ((endpoint: { name: string }) =>
    endpoint.name === 'getNextTimes' ? Promise.resolve({ items }) : found()) as unknown as Api

test('a search that is asked for early brings the times of those that have any', async () => {
  const api = apiOf(() => Promise.resolve({ items: [free, full], nextCursor: null }))
  const queryClient = createQueryClient()
  await prefetchFound(api, queryClient, {})
  const [times] = nextTimes(api, {}, { items: [free] })
  expect(times && queryClient.getQueryData(times.queryKey)).toEqual({ items })
  expect(nextTimes(api, {}, { items: [full] })).toEqual([])
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

test('the times of cards are those of the day and its part that is wanted, by a filter before the words', () => {
  const when = { dates: ['2026-11-28'], part: 'night', isOpen: true } as const
  const said = { meant: { ...plainly, when: { ...when, dates: [...when.dates] } } }
  expect(wantedTimes({}, { meant: null })).toBeUndefined()
  expect(wantedTimes({}, said)).toEqual({ dates: ['2026-11-28'], part: ['night'] })
  expect(wantedTimes({ date: '2026-11-30', part: ['morning'] }, said)).toEqual({
    dates: ['2026-11-30'],
    part: ['morning'],
  })
  expect(wantedTimes({}, { meant: { ...said.meant, when: { ...said.meant.when, isOpen: false } } })).toBeUndefined()
})
