import { breakpoints, useMediaQuery } from '@ginipig/ui/media-query'
import type { ListingSearch, Look } from '../search/listing-search.ts'

/** Rows on a phone and cards elsewhere, unless one chooses the other: which of them the buttons show as chosen. */
export function useLook(search: ListingSearch): { look: Look; usual: Look } {
  const usual = useMediaQuery(breakpoints.phone) ? 'list' : 'grid'
  return { look: search.view ?? usual, usual }
}
