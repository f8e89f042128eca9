import type { Category } from '@ginipig/domain/listing'
import { categoryWords, isSubcategory, subcategoryWords } from '@ginipig/features/listing/category-words.ts'
import { useLingui } from '@lingui/react/macro'
import { shownSubcategory } from '../search/listing-filters.ts'
import type { ListingSearch } from '../search/listing-search.ts'

/** What the list is of: "Balayage in Leeds", "Hair: Colour in M4", "All treatments".
 *  @param found - what the place is called, "Leeds, West Yorkshire", once the search has found it; before as it was typed */
export function useSearchTitle(category: Category | undefined, search: ListingSearch, found?: string): string {
  const { t, i18n } = useLingui()
  const part = shownSubcategory(category, search)
  const whole = category === undefined ? t`All treatments` : i18n._(categoryWords[category])
  const listed = part !== undefined && isSubcategory(part) ? `${whole}: ${i18n._(subcategoryWords[part])}` : whole
  const what = search.q === undefined ? listed : search.q.charAt(0).toLocaleUpperCase(i18n.locale) + search.q.slice(1)
  const [place] = (found ?? search.place ?? '').split(',')
  return search.place === undefined ? what : t`${what} in ${{ place }}`
}
