import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '#core/index.ts'
import { type ListingFilters, listingKeys } from './listing-keys.ts'

const endpoints = () => import('./search-endpoints.ts')
const search = async () => (await endpoints()).searchListings
const counts = async () => (await endpoints()).getListingCounts

/** Pages of a search; `data.pages[0].count` is the count. Keep paging with `fetchNextPage`. */
export const searchListingsQuery = (api: Api, filters: ListingFilters) =>
  infiniteQueryOptions({
    queryKey: listingKeys.search(filters),
    queryFn: ({ pageParam, signal }) => api(search, { query: { ...filters, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined, // the first page has no cursor
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })

/** Bookable listings counted by category and subcategory. */
export const listingCountsQuery = (api: Api) =>
  queryOptions({ queryKey: listingKeys.counts, queryFn: ({ signal }) => api(counts, { signal }) })
