/** Loaded by the first search: what "/" shows at once needs no answer. Source: docs/decisions/0012. */
export { getListingCounts, searchListings } from '@ginipig/contract/listing'
