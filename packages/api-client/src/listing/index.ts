export {
  type ListingFilters,
  listingCountsQuery,
  listingKeys,
  listingMonthQuery,
  listingQuery,
  searchListingsQuery,
} from './listing-queries.ts'
