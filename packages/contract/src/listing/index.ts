export { getListing, getListingMonth, ListingDetail, Review, Slot } from './get-listing.ts'
export { ListingCard, ProviderSummary } from './listing-card.ts'
export { MustHaves, MustHavesGiven } from './must-haves.ts'
export { getListingCounts, searchListings } from './search-listings.ts'
