import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { useWatchListings } from '@ginipig/app/services/services-context.ts'
import type { ListingCard } from '@ginipig/contract/listing/listing-card.ts'
import { interleaveOwners } from '@ginipig/domain/listing'
import { MINUTE_MS } from '@ginipig/domain/time'
import { keepPreviousData, useInfiniteQuery, useQueries } from '@tanstack/react-query'
import { foundListings, freeWhenWanted, nextTimes, shownOf, wantedTimes } from '../search/found-listings.ts'
import type { ListingFilters } from '../search/listing-filters.ts'

/** The pages read stay as long as somebody may look at one listing and come back for the next. */
const KEPT_MS = 30 * MINUTE_MS

/** As many as one page may hear of; the others wait for the minute. */
const MOST_WATCHED = 20

/** What a search has found so far.
 *  @param first - items that it begins with, where the address says how many were shown */
export function useListingSearch(filters: ListingFilters, first?: number) {
  const api = useApi()
  const found = useInfiniteQuery({
    ...foundListings(api, filters, first),
    gcTime: KEPT_MS,
    // What is listed meanwhile joins, what went leaves, while somebody looks.
    refetchInterval: MINUTE_MS,
    placeholderData: keepPreviousData,
  })
  const loaded = found.data?.pages ?? []
  const times = useQueries({
    // A time that went may be pressed: they are asked for as often as the list, and when somebody comes back to the tab.
    queries: loaded
      .flatMap((page) => nextTimes(api, filters, page))
      .map((one) => ({ ...one, refetchInterval: MINUTE_MS })),
  })
  const slots = new Map(times.flatMap(({ data }) => data?.items ?? []).map(({ id, slots }) => [id, slots]))
  const isTimed = loaded[0] !== undefined && wantedTimes(filters, loaded[0]) !== undefined
  const once = onceEach(
    interleaveOwners(
      loaded.map((page) => page.items),
      providerOf,
      found.hasNextPage,
    ),
  )
  const listings = isTimed ? freeWhenWanted(once, slots) : once
  // A time that is taken leaves its card at once, and a listing that closes the list.
  useWatchListings(listings.slice(0, MOST_WATCHED).map(({ id }) => id))
  return {
    ...shownOf(found),
    listings,
    count: loaded[0]?.count ?? undefined,
    /** The next times of each listing, as far as they are known. */
    times: slots,
    /** How many there would be with each value of a filter. */
    facets: loaded[0]?.facets ?? undefined,
    /** How its words and its place were taken. */
    meant: loaded[0]?.meant ?? undefined,
    /** To each card's district, from every page so far. */
    miles: Object.assign({}, ...loaded.map((page) => page.meant?.miles ?? {})) as Record<string, number>,
  }
}

const providerOf = ({ provider }: ListingCard) => provider.id

/** A listing whose next slot moved between two pages would stand in both. */
function onceEach(listings: readonly ListingCard[]): ListingCard[] {
  return [...new Map(listings.map((listing) => [listing.id, listing])).values()]
}
