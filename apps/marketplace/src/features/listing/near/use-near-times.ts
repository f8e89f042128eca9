import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { useWatchListings } from '@ginipig/app/services/services-context.ts'
import type { Slot } from '@ginipig/contract/listing/get-listing.ts'
import { getNextTimes } from '@ginipig/contract/listing/next-times.ts'
import { MINUTE_MS } from '@ginipig/domain/time'
import { keepPreviousData, useInfiniteQuery, useQueries } from '@tanstack/react-query'
import { shownOf } from '../search/found-listings.ts'
import { nearQuery } from './near-query.ts'
import type { NearSearch } from './near-search.ts'
import { nearTimes } from './near-times.ts'

/** Times of the next 48 hours, kept true while one looks: a place that goes is told by the socket. */
export function useNearTimes(search: NearSearch) {
  const api = useApi()
  const found = useInfiniteQuery({ ...nearQuery(api, search), placeholderData: keepPreviousData })
  const pages = found.data?.pages ?? []
  const listings = [...new Map(pages.flatMap(({ items }) => items).map((one) => [one.id, one])).values()]
  useWatchListings(listings.map(({ id }) => id))
  const times = useQueries({
    queries: pages
      .map(({ items }) => items.map(({ id }) => id))
      .filter((ids) => ids.length > 0)
      .map((ids) => query(api, getNextTimes, { query: { ids, part: search.part && [search.part] } }))
      // As often as the list: sockets tell of the first listings only, and not everywhere.
      .map((one) => ({ ...one, refetchInterval: MINUTE_MS })),
  })
  const slots = new Map<string, readonly Slot[]>()
  for (const [index, { data }] of times.entries()) {
    // Once a page's times are there, a listing that isn't among them has none.
    if (data) for (const { id } of pages[index]?.items ?? []) slots.set(id, [])
    for (const { id, slots: next } of data?.items ?? []) slots.set(id, next)
  }
  return {
    ...shownOf(found),
    times: nearTimes(listings, slots, Date.now(), search.part),
    meant: pages[0]?.meant ?? undefined,
    counts: pages[0]?.perCategory ?? undefined,
    miles: Object.assign({}, ...pages.map(({ meant }) => meant?.miles ?? {})) as Record<string, number>,
  }
}
