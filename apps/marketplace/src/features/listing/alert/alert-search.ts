import type { AlertSearch } from '@ginipig/contract/alert/alert.ts'
import { type Category, levels, purposes, slotPeriods } from '@ginipig/domain/listing'
import { priceRange, shownSubcategory, toSearchPrices } from '../search/listing-filters.ts'
import { chosen, type ListingSearch } from '../search/listing-search.ts'

const some = <Word>(words: Word[]) => (words.length === 0 ? undefined : words)
const toPence = (pounds: number | undefined) => (pounds === undefined ? undefined : Math.round(pounds * 100))
const toPounds = (pence: number | undefined) => (pence === undefined ? undefined : pence / 100)

/** What a list's address looks for, as an alert keeps it; order and look are left out. */
export function toAlertSearch(category: Category | undefined, search: ListingSearch): AlertSearch {
  const { q, place, within, date, weekend, part, rating, level, purpose, instant, online } = search
  const prices = toSearchPrices(priceRange(search))
  return {
    ...{ category, q, place, within, date, weekend, rating, instant, online },
    subcategory: shownSubcategory(category, search) === undefined ? undefined : search.subcategory,
    part: some(chosen(slotPeriods, part)),
    level: some(chosen(levels, level)),
    purpose: some(chosen(purposes, purpose)),
    priceMin: toPence(prices.min),
    priceMax: toPence(prices.max),
  }
}

/** The address of the list that an alert looks at. */
export function fromAlertSearch({
  category: _,
  soon: __,
  priceMin,
  priceMax,
  part,
  level,
  purpose,
  ...same
}: AlertSearch): ListingSearch {
  return {
    ...same,
    part: part?.join(','),
    level: level?.join(','),
    purpose: purpose?.join(','),
    min: toPounds(priceMin),
    max: toPounds(priceMax),
  }
}
