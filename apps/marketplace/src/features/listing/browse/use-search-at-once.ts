import { useState } from 'react'
import type { ListingSearch } from '../search/listing-search.ts'
import type { SearchChange } from '../search/search-change.ts'

/** The search as it will stand in the address: a box that is ticked shows it before the address has changed.
 *  What the address then says counts. */
export function useSearchAtOnce(search: ListingSearch, onSearchChange: SearchChange) {
  const [ahead, setAhead] = useState({ of: search, search })
  const shown = ahead.of === search ? ahead.search : search
  const change: SearchChange = (part, how) => {
    setAhead({ of: search, search: { ...shown, ...part } })
    onSearchChange(part, how)
  }
  return { shown, change }
}
