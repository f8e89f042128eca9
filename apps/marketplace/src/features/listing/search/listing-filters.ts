import type { QueryGiven } from '@ginipig/api-client/core/call.ts'
import type { searchListings } from '@ginipig/contract/listing/search-listings.ts'
import { type Category, levels, MIN_PRICE_PENCE, purposes, slotPeriods, subcategories } from '@ginipig/domain/listing'
import { TOP_PRICE_PENCE } from '@ginipig/domain/search/choices'
import { chosen, type ListingSearch, PAGE_SIZE } from './listing-search.ts'

/** What one can search by; sets may be arrays, flags booleans, prices pence. */
export type ListingFilters = QueryGiven<typeof searchListings> & { limit?: number | undefined }

/** As many as the API sends at once: a map shows more at a glance. */
export const LARGEST_PAGE = 48

/** Items that a list begins with: as many as its address says were shown. */
export const firstLength = ({ view, more }: ListingSearch): number | undefined => (view === 'map' ? undefined : more)

/** Both bounds in pence; a range the wrong way round is none. */
export function priceRange({ min, max }: ListingSearch): [low: number, high: number] {
  const low = min === undefined ? MIN_PRICE_PENCE : Math.round(min * 100)
  const high = max === undefined ? TOP_PRICE_PENCE : Math.round(max * 100)
  return low <= high ? [low, high] : [MIN_PRICE_PENCE, TOP_PRICE_PENCE]
}

/** A range in pence as the address has it; a bound at its limit is left out. */
export function toSearchPrices([low, high]: readonly [number, number]): Pick<ListingSearch, 'min' | 'max'> {
  return {
    min: low > MIN_PRICE_PENCE ? low / 100 : undefined,
    max: high < TOP_PRICE_PENCE ? high / 100 : undefined,
  }
}

/** The subcategory in view, if the category has it. */
export function shownSubcategory(category: Category | undefined, { subcategory }: ListingSearch): string | undefined {
  const known: readonly string[] = category === undefined ? [] : subcategories[category]
  return subcategory !== undefined && known.includes(subcategory) ? subcategory : undefined
}

/** What the API is asked for. */
export function toListingFilters(category: Category | undefined, search: ListingSearch): ListingFilters {
  const prices = toSearchPrices(priceRange(search))
  const toPence = (pounds: number | undefined) => (pounds === undefined ? undefined : Math.round(pounds * 100))
  return {
    category,
    subcategory: shownSubcategory(category, search),
    q: search.q,
    place: search.place,
    within: search.within === undefined ? undefined : String(search.within),
    date: search.date,
    weekend: search.weekend,
    part: chosen(slotPeriods, search.part),
    rating: search.rating === undefined ? undefined : String(search.rating),
    sort: search.sort ?? 'soonest',
    level: chosen(levels, search.level),
    purpose: chosen(purposes, search.purpose),
    priceMin: toPence(prices.min),
    priceMax: toPence(prices.max),
    instant: search.instant,
    online: search.online,
    facets: true,
    limit: search.view === 'map' ? LARGEST_PAGE : PAGE_SIZE,
  }
}
