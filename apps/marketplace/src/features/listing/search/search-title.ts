import type { SearchMeaning } from '@ginipig/contract/listing/search-listings.ts'
import type { Category } from '@ginipig/domain/listing'
import { categoryWords, isSubcategory, subcategoryWords } from '@ginipig/features/listing/category-words.ts'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { shownSubcategory } from './listing-filters.ts'
import type { ListingSearch } from './listing-search.ts'

/** What the list is of: "Balayage in Leeds", "Hair: Colour in M4", "All treatments".
 *  @param meant - how the search understood it, once it has answered; before, words and place stand as they were typed */
export function searchTitle(
  i18n: I18n,
  category: Category | undefined,
  search: ListingSearch,
  meant?: SearchMeaning | null,
): string {
  const part = shownSubcategory(category, search)
  const whole = i18n._(category === undefined ? msg`All treatments` : categoryWords[category])
  const named = part !== undefined && isSubcategory(part) ? i18n._(subcategoryWords[part]) : undefined
  const listed = named === undefined ? whole : i18n._(msg`${{ whole }}: ${{ part: named }}`)
  const words = meant?.rest === undefined ? search.q : (meant.corrected ?? meant.rest)
  const what = words ? words.charAt(0).toLocaleUpperCase(i18n.locale) + words.slice(1) : listed
  const [place = ''] = (meant?.place?.label ?? search.place ?? '').split(',')
  const isPlaced = search.place !== undefined || (meant?.place && meant.rest !== undefined)
  return isPlaced ? i18n._(msg`${what} in ${{ place }}`) : what
}
