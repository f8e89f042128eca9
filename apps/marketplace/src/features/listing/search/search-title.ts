import type { Category } from '@ginipig/domain/listing'
import { categoryWords, isSubcategory, subcategoryWords } from '@ginipig/features/listing/category-words.ts'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { shownSubcategory } from './listing-filters.ts'
import type { ListingSearch } from './listing-search.ts'

/** What the list is of: "Balayage in Leeds", "Hair: Colour in M4", "All treatments".
 *  @param found - what the place is called, "Leeds, West Yorkshire", once the search has found it; before as it was typed */
export function searchTitle(i18n: I18n, category: Category | undefined, search: ListingSearch, found?: string): string {
  const part = shownSubcategory(category, search)
  const whole = i18n._(category === undefined ? msg`All treatments` : categoryWords[category])
  const named = part !== undefined && isSubcategory(part) ? i18n._(subcategoryWords[part]) : undefined
  const listed = named === undefined ? whole : i18n._(msg`${{ whole }}: ${{ part: named }}`)
  const what = search.q === undefined ? listed : search.q.charAt(0).toLocaleUpperCase(i18n.locale) + search.q.slice(1)
  const [place = ''] = (found ?? search.place ?? '').split(',')
  return search.place === undefined ? what : i18n._(msg`${what} in ${{ place }}`)
}
