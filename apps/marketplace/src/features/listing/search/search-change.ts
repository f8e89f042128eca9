import type { ListingSearch } from './listing-search.ts'

/** Puts a change into the address; a part that is undefined goes out of it. */
export type SearchChange = (change: ListingSearch, how?: { replace: boolean }) => void
