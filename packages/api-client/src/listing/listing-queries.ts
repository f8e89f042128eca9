import { getListing, getListingCounts, getListingMonth, searchListings } from '@ginipig/contract/listing'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Api, QueryGiven } from '#core/index.ts'

/** What one can search by; sets may be arrays, flags booleans, prices pence. */
export type ListingFilters = Omit<QueryGiven<typeof searchListings>, 'cursor'>

export const listingKeys = {
  all: ['listing'] as const,
  searches: ['listing', 'search'] as const,
  search: (filters: ListingFilters) => ['listing', 'search', filters] as const,
  counts: ['listing', 'counts'] as const,
  one: (listingId: string) => ['listing', 'one', listingId] as const,
  months: (listingId: string) => ['listing', 'months', listingId] as const,
  month: (listingId: string, month: string) => ['listing', 'months', listingId, month] as const,
}

/** Pages of a search; `data.pages[0].count` is the count. Keep paging with `fetchNextPage`. */
export const searchListingsQuery = (api: Api, filters: ListingFilters) =>
  infiniteQueryOptions({
    queryKey: listingKeys.search(filters),
    queryFn: ({ pageParam, signal }) => api(searchListings, { query: { ...filters, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined, // the first page has no cursor
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })

/** Bookable listings counted by category and subcategory. */
export const listingCountsQuery = (api: Api) =>
  queryOptions({ queryKey: listingKeys.counts, queryFn: ({ signal }) => api(getListingCounts, { signal }) })

/** A listing in full. @throws ApiError `listing_not_found` */
export const listingQuery = (api: Api, listingId: string) =>
  queryOptions({
    queryKey: listingKeys.one(listingId),
    queryFn: ({ signal }) => api(getListing, { params: { listingId }, signal }),
  })

/** Slots of a month. @param month - YYYY-MM */
export const listingMonthQuery = (api: Api, listingId: string, month: string) =>
  queryOptions({
    queryKey: listingKeys.month(listingId, month),
    queryFn: ({ signal }) => api(getListingMonth, { params: { listingId, month }, signal }),
  })
