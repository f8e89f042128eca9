import { useEffect, useState } from 'react'
import { priceRange, toSearchPrices } from '../search/listing-filters.ts'
import type { ListingSearch } from '../search/listing-search.ts'
import type { SearchChange } from '../search/search-change.ts'

/** Ms after the last step before the range is searched for. */
const PAUSE_MS = 350

type Range = readonly [low: number, high: number]

/** The price range while it is being chosen; one that comes from elsewhere takes its place. Pence. */
export function usePriceDraft(search: ListingSearch, onSearchChange: SearchChange) {
  const [low, high] = priceRange(search)
  const [range, setRange] = useState<Range>([low, high])
  const [seen, setSeen] = useState<Range>([low, high])
  const [wish, setWish] = useState<Range>()
  if (seen[0] !== low || seen[1] !== high) {
    setSeen([low, high])
    setRange([low, high])
    setWish(undefined)
  }

  useEffect(() => {
    if (wish === undefined) return
    const timer = setTimeout(() => {
      setWish(undefined)
      onSearchChange(toSearchPrices(wish))
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [wish, onSearchChange])

  return { range, setRange, commit: setWish }
}
