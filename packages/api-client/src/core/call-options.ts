import type { Endpoint, ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import {
  type DataTag,
  infiniteQueryOptions,
  type MutationKey,
  mutationOptions,
  type QueryClient,
  type QueryFilters,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query'
import type * as v from 'valibot'
import type { Api, CallArgs } from './api.ts'
import { type Call, toSearch } from './call.ts'

/** A call's input without the signal, which the query cache adds. */
type Given<E extends Endpoint> = Omit<Call<E>, 'signal'>
type GivenArgs<E extends Endpoint> = Record<never, never> extends Given<E> ? [given?: Given<E>] : [given: Given<E>]

/** What a call asks for, or a part of that. */
type Asked<E extends Endpoint> = { params?: Partial<Call<E>['params']>; query?: Partial<Call<E>['query']> }

type CallKey = readonly [name: string, params: object, query: object]

/** Query key of a call: its name and its input as sent. A key with less input matches all keys with more:
 *  `keyOf(getListingMonth)` is every month of every listing. */
export const keyOf = <E extends Endpoint>(
  { name }: E,
  { params, query }: Asked<E> = {},
): DataTag<CallKey, ResponseOf<E>> =>
  [name, params ?? {}, Object.fromEntries(toSearch(query))] as CallKey as DataTag<CallKey, ResponseOf<E>> // a tag is type-only

/** `Api` has typed the call; a spread loses that. */
const send = <E extends Endpoint>(api: Api, endpoint: E, call: object | undefined): Promise<ResponseOf<E>> =>
  api(endpoint, ...([call] as unknown as CallArgs<E>))

// Neither takes the library's signal: it would abort a fetch with the last part that shows it, and a loader that waits for
// the same answer would fail.

/** `useQuery(query(api, getMyBooking, { params: { bookingId } }))`; a loader takes the same options. */
export const query = <E extends Endpoint>(api: Api, endpoint: E, ...[given]: GivenArgs<E>) =>
  queryOptions({
    queryKey: keyOf(endpoint, given),
    queryFn: () => send(api, endpoint, given),
  })

type Paged = Endpoint & { response: v.GenericSchema<unknown, { nextCursor: string | null }> }

/** A list by its pages: `useInfiniteQuery(pages(api, listMyBookings, { query: { tab } }))`. */
export const pages = <E extends Paged>(api: Api, endpoint: E, ...[given]: GivenArgs<E>) =>
  infiniteQueryOptions({
    queryKey: keyOf(endpoint, given) as QueryKey, // the cache holds pages under it, not one answer
    queryFn: ({ pageParam }) => send(api, endpoint, { ...given, query: { ...given?.query, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined, // the first page has no cursor
    getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined,
  })

/** Cache updates of a mutation. */
export type Effects<Answer> = {
  /** Writes the answer into the cache. */
  keep?: (client: QueryClient, answer: Answer) => void
  /** Keys to invalidate: refetched now where they are on screen, else when they are next shown. */
  stale?: readonly QueryKey[]
}

/** Invalidates what matches; resolves when everything on screen was refetched. A fetch already under way may have read the
 *  old state, and the library cancels it only for what is on screen: any other is invalidated once more when it has
 *  finished, or it would count as fresh. */
export async function invalidate(client: QueryClient, filters: Pick<QueryFilters, 'queryKey'> = {}): Promise<void> {
  const onTheirWay = client
    .getQueryCache()
    .findAll({ ...filters, fetchStatus: 'fetching' })
    .map((query) => ({ query, promise: query.promise }))
  const refetched = client.invalidateQueries(filters)
  const late = onTheirWay.map(async ({ query, promise }) => {
    if (query.promise !== promise) return
    const hasCome = await promise?.then(
      () => true,
      () => false,
    )
    if (hasCome) await client.invalidateQueries({ queryKey: query.queryKey, exact: true })
  })
  await Promise.all([refetched, ...late])
}

/** Invalidates these keys; resolves when everything on screen was refetched. */
export const makeStale = async (client: QueryClient, keys: readonly QueryKey[]): Promise<void> => {
  await Promise.all(keys.map((queryKey) => invalidate(client, { queryKey })))
}

/** Of mutations that run one after the other (`scope`) and show at once what is wanted: is the one whose callback asks the
 *  last under way? One that was begun later decides what is shown; what came of this one knows nothing of it yet. */
export const isLast = (client: QueryClient, mutationKey: MutationKey): boolean =>
  client.isMutating({ mutationKey }) === 1

/** `useMutation(change(api, withdrawRequest, slotChanged))`, then `mutate({ params: { bookingId } })`. */
export const change = <E extends Endpoint>(api: Api, endpoint: E, { keep, stale = [] }: Effects<ResponseOf<E>> = {}) =>
  mutationOptions({
    meta: { call: endpoint.name },
    // biome-ignore lint/suspicious/noConfusingVoidType: `mutate()` may be called without anything only where void is allowed
    mutationFn: (given: Record<never, never> extends Given<E> ? Given<E> | void : Given<E>) =>
      send(api, endpoint, given ?? undefined),
    onSuccess: async (answer, _given, _before, { client }) => {
      keep?.(client, answer)
      await makeStale(client, stale)
    },
  })
