import type { Api } from '@ginipig/api-client/core/api.ts'
import { pages, query } from '@ginipig/api-client/core/call-options.ts'
import type { ListingCard } from '@ginipig/contract/listing/listing-card.ts'
import { getNextTimes } from '@ginipig/contract/listing/next-times.ts'
import { searchListings } from '@ginipig/contract/listing/search-listings.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { ListingFilters } from './listing-filters.ts'

/** What a search finds, page by page. */
export const foundListings = (api: Api, filters: ListingFilters) => pages(api, searchListings, { query: filters })

/** The next times of a page of listings: a call of its own, so that no card waits for them; none where nothing is free. */
export function nextTimes(api: Api, listings: readonly ListingCard[]) {
  const ids = listings.filter(({ nextSlotAt }) => nextSlotAt !== null).map(({ id }) => id)
  return ids.length > 0 ? [query(api, getNextTimes, { query: { ids } })] : []
}

/** Asks for a search's first page and then for its times: a list that a server sends has them, and doesn't grow when they
 *  come. A failure waits for the page to show it. */
export async function prefetchFound(api: Api, queryClient: QueryClient, filters: ListingFilters): Promise<void> {
  const found = await queryClient.fetchInfiniteQuery(foundListings(api, filters)).catch(() => undefined)
  for (const times of nextTimes(api, found?.pages[0]?.items ?? [])) await queryClient.prefetchQuery(times)
}
