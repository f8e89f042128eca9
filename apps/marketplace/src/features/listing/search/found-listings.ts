import type { Api } from '@ginipig/api-client/core/api.ts'
import { keyOf, query } from '@ginipig/api-client/core/call-options.ts'
import type { ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import type { Slot } from '@ginipig/contract/listing/get-listing.ts'
import type { ListingCard } from '@ginipig/contract/listing/listing-card.ts'
import { getNextTimes } from '@ginipig/contract/listing/next-times.ts'
import { searchListings } from '@ginipig/contract/listing/search-listings.ts'
import { comingWeekend, DEFAULT_ZONE } from '@ginipig/domain/time'
import {
  infiniteQueryOptions,
  type QueryClient,
  type QueryKey,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query'
import { LARGEST_PAGE, type ListingFilters } from './listing-filters.ts'
import { PAGE_SIZE } from './listing-search.ts'

/** What a page is asked with, and how many the list still wants after it to be as long as it was. */
type Asked = Pick<ListingFilters, 'cursor'> & { limit: number; rest: number }

const askedFor = (items: number, cursor?: string): Asked => {
  const limit = Math.min(items, LARGEST_PAGE)
  return { limit, rest: items - limit, cursor }
}

/** What a search finds, page by page.
 *  @param first - items that it begins with, where not as many as of a page: the same list, whatever it began with */
export const foundListings = (api: Api, filters: ListingFilters, first = filters.limit ?? PAGE_SIZE) =>
  infiniteQueryOptions({
    queryKey: keyOf(searchListings, { query: filters }) as QueryKey, // the cache holds pages under it, not one answer
    queryFn: ({ pageParam: { limit, cursor } }) => api(searchListings, { query: { ...filters, limit, cursor } }),
    // The cache keeps what each page was asked with: a list that is read again begins as it did.
    initialPageParam: askedFor(first),
    getNextPageParam: ({ nextCursor }, _pages, { rest }) =>
      nextCursor === null ? undefined : askedFor(rest || (filters.limit ?? PAGE_SIZE), nextCursor),
  })

/** What a page shows of such a query. Only this is read of it: whoever spreads the whole is drawn anew with anything that changes
 *  about it, such as that it is asked for again. */
export const shownOf = ({
  error,
  isPending,
  isPlaceholderData,
  hasNextPage,
  isFetchingNextPage,
  isFetchNextPageError,
  fetchNextPage,
  refetch,
}: UseInfiniteQueryResult) => ({
  ...{ error, isPending, isPlaceholderData, hasNextPage, isFetchingNextPage, isFetchNextPageError },
  ...{ fetchNextPage, refetch },
})

type FoundPage = Pick<ResponseOf<typeof searchListings>, 'items' | 'meant'>

/** When it is wanted, by the filters or the words; undefined where any time will do. */
export function wantedTimes({ date, weekend, part }: ListingFilters, { meant }: Pick<FoundPage, 'meant'>) {
  const said = meant?.when?.isOpen ? meant.when : undefined
  const dates = typeof date === 'string' ? [date] : weekend ? comingWeekend(Date.now(), DEFAULT_ZONE) : said?.dates
  const parts = Array.isArray(part) && part.length > 0 ? part : said?.part ? [said.part] : undefined
  return dates || parts ? { dates, part: parts } : undefined
}

/** The next times of a page of listings, when they are wanted: a call of its own, so that no card waits for them; none where
 *  nothing is free. */
export function nextTimes(api: Api, filters: ListingFilters, page: FoundPage) {
  const ids = page.items.filter(({ nextSlotAt }) => nextSlotAt !== null).map(({ id }) => id)
  return ids.length > 0 ? [query(api, getNextTimes, { query: { ids, ...wantedTimes(filters, page) } })] : []
}

/** Cards that say when each is free at the times wanted, as far as that is known.
 *  @param times - the next of each listing, by its id */
export const freeWhenWanted = (
  listings: readonly ListingCard[],
  times: ReadonlyMap<string, readonly Slot[]>,
): ListingCard[] => listings.map((one) => ({ ...one, nextSlotAt: times.get(one.id)?.[0]?.startsAt ?? one.nextSlotAt }))

/** Asks for what a search begins with and then for its times: a list that a server sends has them, and doesn't grow when they
 *  come. A failure waits for the page to show it. */
export async function prefetchFound(
  api: Api,
  queryClient: QueryClient,
  filters: ListingFilters,
  first = filters.limit ?? PAGE_SIZE,
): Promise<void> {
  const list = foundListings(api, filters, first)
  // A list that is there is read again as it is, however its pages came.
  const isThere = queryClient.getQueryData(list.queryKey) !== undefined
  const pages = isThere ? {} : { pages: Math.ceil(first / LARGEST_PAGE), getNextPageParam: list.getNextPageParam }
  const found = await queryClient.fetchInfiniteQuery({ ...list, ...pages }).catch(() => undefined)
  const times = found?.pages.flatMap((page) => nextTimes(api, filters, page)) ?? []
  await Promise.all(times.map((one) => queryClient.prefetchQuery(one)))
}
