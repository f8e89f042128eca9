export { type ListingFilters, listingKeys } from './listing-keys.ts'
export { listingMonthQuery, listingQuery } from './listing-queries.ts'
export { listingCountsQuery, searchListingsQuery } from './search-queries.ts'
