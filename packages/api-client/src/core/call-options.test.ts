import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { getHold, getMyBooking, holdSlot, listMyBookings } from '@ginipig/contract/booking/client-calls.ts'
import { exportData, putProfile } from '@ginipig/contract/identity/account.ts'
import { getListing, getListingMonth } from '@ginipig/contract/listing/get-listing.ts'
import { searchListings } from '@ginipig/contract/listing/search-listings.ts'
import { hashKey, InfiniteQueryObserver, MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, expectTypeOf, test, vi } from 'vitest'
import type { Api } from './api.ts'
import { change, keyOf, makeStale, pages, query } from './call-options.ts'

/** Answers in turn. */
const answering = (...answers: unknown[]) => vi.fn(async () => answers.shift()) as unknown as Api // the calls of a test

test('a query asks what its key says', async () => {
  const api = answering({ id: 'b1' })
  const options = query(api, getMyBooking, { params: { bookingId: 'b1' } })
  expect(options.queryKey).toEqual(['getMyBooking', { bookingId: 'b1' }, {}])
  expect(await new QueryClient().fetchQuery(options)).toEqual({ id: 'b1' })
  expect(api).toHaveBeenCalledExactlyOnceWith(getMyBooking, { params: { bookingId: 'b1' } })
})

test('a loader that waits for what a part asked for has it, though the part goes away meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const client = new QueryClient()
  const one = query(answering(promise), getMyBooking, { params: { bookingId: 'b1' } })
  const list = pages(answering(promise), listMyBookings, { query: { tab: 'past' } })
  const parts = [new QueryObserver(client, one), new InfiniteQueryObserver(client, list)]
  const leave = parts.map((part) => part.subscribe(() => undefined))
  const loaded = Promise.all([client.ensureQueryData(one), client.fetchInfiniteQuery(list)])
  for (const goAway of leave) goAway()
  const answer = { id: 'b1', nextCursor: null }
  resolve(answer)
  expect(await loaded).toEqual([answer, { pages: [answer], pageParams: [undefined] }])
})

test('pages follow the cursor to the last', async () => {
  const api = answering({ items: [1], nextCursor: 'c2' }, { items: [2], nextCursor: null })
  const client = new QueryClient()
  const list = pages(api, listMyBookings, { query: { tab: 'past' } })
  const found = await client.fetchInfiniteQuery({ ...list, pages: 5 })
  expect(found.pages.map(({ items }) => items)).toEqual([[1], [2]])
  const queries = vi.mocked(api).mock.calls.map(([, call]) => call?.query)
  expect(queries).toEqual([
    { tab: 'past', cursor: undefined },
    { tab: 'past', cursor: 'c2' },
  ])
})

test('what is asked for in other words is the same question; another set is another', () => {
  const keys = [new Set(['pro'] as const), ['pro'] as const, ['newbie'] as const].map((level) =>
    hashKey(keyOf(searchListings, { query: { level, q: undefined } })),
  )
  expect(keys[0]).toBe(keys[1])
  expect(keys[2]).not.toBe(keys[1])
})

test('a key that says less makes all stale that say more, and nothing else', async () => {
  const client = new QueryClient()
  const month = (listingId: string, day: string) => keyOf(getListingMonth, { params: { listingId, month: day } })
  const all = [month('l1', '2026-05'), month('l1', '2026-06'), month('l2', '2026-05')]
  const stale = () => all.map((key) => client.getQueryState(key)?.isInvalidated)
  for (const key of [...all, keyOf(getListing, { params: { listingId: 'l1' } })]) client.setQueryData<unknown>(key, {})
  await makeStale(client, [keyOf(getListingMonth, { params: { listingId: 'l1' } })])
  expect(stale()).toEqual([true, true, false])
  await makeStale(client, [keyOf(getListingMonth)])
  expect(stale()).toEqual([true, true, true])
  expect(client.getQueryState(keyOf(getListing, { params: { listingId: 'l1' } }))?.isInvalidated).toBe(false)
})

test.for(['with nobody looking', 'on screen'])(
  'an answer that was on its way at a change may be older than it: it is asked for again, %s',
  async (where) => {
    const client = new QueryClient()
    const answers = [Promise.withResolvers(), Promise.withResolvers()]
    const coming = answers.map(({ promise }) => promise)
    const api = vi.fn(() => coming.shift()) as unknown as Api // the calls of a test
    const options = query(api, getMyBooking, { params: { bookingId: 'b1' } })
    const leave = where === 'on screen' ? new QueryObserver(client, options).subscribe(() => undefined) : undefined
    const first = client.ensureQueryData(options)
    const again = makeStale(client, [keyOf(getMyBooking)])
    answers[0]?.resolve({ status: 'before' })
    expect(await first).toEqual({ status: 'before' })
    answers[1]?.resolve({ status: 'after' })
    await again
    if (!leave) expect(client.getQueryState(options.queryKey)?.isInvalidated).toBe(true)
    else expect(client.getQueryData(options.queryKey)).toEqual({ status: 'after' })
    leave?.()
  },
)

test('an answer on its way that fails is not asked for again by a change', async () => {
  const client = new QueryClient()
  const api = vi.fn(() => Promise.reject(new Error('no'))) as unknown as Api // refuses every call
  const options = query(api, getMyBooking, { params: { bookingId: 'b1' } })
  const leave = new QueryObserver(client, { ...options, retry: false }).subscribe(() => undefined)
  await makeStale(client, [keyOf(getMyBooking)])
  expect(api).toHaveBeenCalledOnce()
  leave()
})

test('a change that is refused neither keeps nor makes stale', async () => {
  const client = new QueryClient()
  client.setQueryData(keyOf(getHold), null)
  const keep = vi.fn()
  const api = vi.fn(() => Promise.reject(new Error('no'))) as unknown as Api // refuses every call
  const options = change(api, exportData, { keep, stale: [keyOf(getHold)] })
  await expect(new MutationObserver(client, options).mutate()).rejects.toThrow('no')
  expect(keep).not.toHaveBeenCalled()
  expect(client.getQueryState(keyOf(getHold))?.isInvalidated).toBe(false)
})

test('the types let nothing through that the contract does not name', () => {
  const never = async (api: Api, client: QueryClient) => {
    expectTypeOf(
      await client.fetchQuery(query(api, getMyBooking, { params: { bookingId: 'x' } })),
    ).toEqualTypeOf<ClientBooking>()
    const found = await client.fetchInfiniteQuery(pages(api, listMyBookings, { query: { tab: 'past' } }))
    expectTypeOf(found.pages[0]?.counts.past).toEqualTypeOf<number | undefined>()
    expectTypeOf(client.getQueryData(keyOf(getHold))).toEqualTypeOf<ClientBooking | null | undefined>()
    query(api, getHold)
    await change(api, exportData).mutationFn?.(undefined, { client, meta: undefined })
    // @ts-expect-error params are needed
    query(api, getMyBooking)
    // @ts-expect-error no such param
    query(api, getMyBooking, { params: { listingId: 'x' } })
    // @ts-expect-error the cache gives the signal
    query(api, getHold, { signal: new AbortController().signal })
    // @ts-expect-error no such tab
    pages(api, listMyBookings, { query: { tab: 'never' } })
    // @ts-expect-error not a list
    pages(api, getMyBooking, { params: { bookingId: 'x' } })
    // @ts-expect-error no such param
    keyOf(getMyBooking, { params: { listingId: 'x' } })
    // @ts-expect-error a booking is no number
    client.setQueryData(keyOf(getMyBooking, { params: { bookingId: 'x' } }), 1)
    // @ts-expect-error a body is needed
    change(api, putProfile).mutationFn?.(undefined, { client, meta: undefined })
    // @ts-expect-error a price is a number
    change(api, holdSlot).mutationFn?.({ body: { slotId: 's', price: '1' } }, { client, meta: undefined })
    // @ts-expect-error another call's answer
    change(api, exportData, { keep: (_client: QueryClient, _answer: ClientBooking) => {} })
  }
  expect(never).toBeTypeOf('function')
})
