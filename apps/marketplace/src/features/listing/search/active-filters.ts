import { type Level, levels, type Purpose, purposes, type SlotPeriod, slotPeriods } from '@ginipig/domain/listing'
import { priceRange, toSearchPrices } from './listing-filters.ts'
import { chosen, type ListingSearch, toggled } from './listing-search.ts'

/** One filter that is on: what it says, and the change of the search that takes it away. Prices in pence. */
export type ActiveFilter = { id: string; removal: ListingSearch } & (
  | { kind: 'q' | 'place' | 'date'; text: string }
  | { kind: 'price'; range: [low: number, high: number] }
  | { kind: 'level'; level: Level }
  | { kind: 'purpose'; purpose: Purpose }
  | { kind: 'instant' | 'online' | 'weekend' }
  | { kind: 'within'; miles: number }
  | { kind: 'part'; part: SlotPeriod }
  | { kind: 'rating'; stars: number }
)

/** What is searched for, and where. */
export function searchedWords(search: ListingSearch): ActiveFilter[] {
  return (['q', 'place'] as const).flatMap((kind): ActiveFilter[] => {
    const text = search[kind]
    return text === undefined ? [] : [{ id: kind, kind, text, removal: { [kind]: undefined } }]
  })
}

/** What narrows the list, in the order of the panel. What is searched for, subcategory, order and look don't count: they
 *  have their own place. */
export function activeFilters(search: ListingSearch): ActiveFilter[] {
  const range = priceRange(search)
  const { min, max } = toSearchPrices(range)
  const prices: ActiveFilter[] =
    min === undefined && max === undefined
      ? []
      : [{ id: 'price', kind: 'price', range, removal: { min: undefined, max: undefined } }]
  const level = chosen(levels, search.level).map((one): ActiveFilter => {
    return { id: one, kind: 'level', level: one, removal: { level: toggled(levels, search.level, one) } }
  })
  const purpose = chosen(purposes, search.purpose).map((one): ActiveFilter => {
    return { id: one, kind: 'purpose', purpose: one, removal: { purpose: toggled(purposes, search.purpose, one) } }
  })
  const { within, rating, date } = search
  const reach: ActiveFilter[] =
    within === undefined ? [] : [{ id: 'within', kind: 'within', miles: within, removal: { within: undefined } }]
  const day: ActiveFilter[] =
    date === undefined ? [] : [{ id: 'date', kind: 'date', text: date, removal: { date: undefined } }]
  const part = chosen(slotPeriods, search.part).map((one): ActiveFilter => {
    return { id: one, kind: 'part', part: one, removal: { part: toggled(slotPeriods, search.part, one) } }
  })
  const stars: ActiveFilter[] =
    rating === undefined ? [] : [{ id: 'rating', kind: 'rating', stars: rating, removal: { rating: undefined } }]
  const flags = (['weekend', 'instant', 'online'] as const).flatMap((kind): ActiveFilter[] =>
    search[kind] ? [{ id: kind, kind, removal: { [kind]: undefined } }] : [],
  )
  return [...reach, ...day, ...part, ...prices, ...stars, ...level, ...purpose, ...flags]
}

/** The change that takes every filter away; what is searched for, order, look and subcategory stay. */
export const noFilters: ListingSearch = {
  within: undefined,
  date: undefined,
  weekend: undefined,
  part: undefined,
  rating: undefined,
  level: undefined,
  purpose: undefined,
  min: undefined,
  max: undefined,
  instant: undefined,
  online: undefined,
}

/** The change that leaves nothing but order and look. */
export const noSearch: ListingSearch = {
  ...noFilters,
  q: undefined,
  place: undefined,
  subcategory: undefined,
}
