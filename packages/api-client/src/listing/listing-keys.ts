import type { searchListings } from '@ginipig/contract/listing'
import type { QueryGiven } from '#core/index.ts'

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
