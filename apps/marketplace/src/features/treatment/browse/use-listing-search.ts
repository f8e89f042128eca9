import { useApi } from '@ginipig/api-client/core'
import { type ListingFilters, searchListingsQuery } from '@ginipig/api-client/listing'
import type { ListingCard } from '@ginipig/contract/listing'
import { MINUTE_MS } from '@ginipig/domain/time'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'

/** The pages read stay as long as somebody may look at one listing and come back for the next. */
const KEPT_MS = 30 * MINUTE_MS

/** What a search has found so far. */
export function useListingSearch(filters: ListingFilters) {
  const found = useInfiniteQuery({
    ...searchListingsQuery(useApi(), filters),
    gcTime: KEPT_MS,
    placeholderData: keepPreviousData,
  })
  const pages = found.data?.pages ?? []
  return { ...found, listings: onceEach(pages.flatMap((page) => page.items)), count: pages[0]?.count ?? undefined }
}

/** A listing whose next slot moved between two pages would stand in both. */
function onceEach(listings: readonly ListingCard[]): ListingCard[] {
  return [...new Map(listings.map((listing) => [listing.id, listing])).values()]
}
