import { keyOf } from '@ginipig/api-client/core/call-options.ts'
import type { ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import type { ListingCard } from '@ginipig/contract/listing/listing-card.ts'
import { searchListings } from '@ginipig/contract/listing/search-listings.ts'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'

type Found = ResponseOf<typeof searchListings>

/** A listing as some list has shown it; undefined where none has. */
export function findCard(queryClient: QueryClient, listingId: string): ListingCard | undefined {
  const lists = queryClient.getQueriesData<Found | InfiniteData<Found>>({ queryKey: keyOf(searchListings) })
  for (const [, list] of lists) {
    const pages = list === undefined ? [] : 'pages' in list ? list.pages : [list]
    const card = pages.flatMap(({ items }) => items).find(({ id }) => id === listingId)
    if (card) return card
  }
  return undefined
}
