import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { searchListings } from '@ginipig/contract/listing/search-listings.ts'
import type { Category } from '@ginipig/domain/listing'
import { useLingui } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import { activeFilters, searchedWords } from '../search/active-filters.ts'
import { shownSubcategory, toListingFilters } from '../search/listing-filters.ts'
import type { ListingSearch } from '../search/listing-search.ts'
import { useFilterWords } from './use-filter-words.ts'

type Way =
  | { id: string; kind: 'removal'; label: string; removal: ListingSearch }
  | { id: string; kind: 'category'; label: string; search: ListingSearch }

/** A search with one thing less, and how many it finds. */
export type Loosening = Way & { count: { value: number; isMore: boolean } }

/** Of each thing that is searched or filtered by: what there is without it. Only where there is any. */
export function useLooserSearches(category: Category | undefined, search: ListingSearch) {
  const { t } = useLingui()
  const api = useApi()
  const wordsOf = useFilterWords()
  const ways: Way[] = [...searchedWords(search), ...activeFilters(search)].map((one) => ({
    id: one.id,
    kind: 'removal',
    label: one.kind === 'place' ? t`Anywhere` : one.kind === 'date' ? t`Any date` : t`Without ${wordsOf(one)}`,
    removal: one.removal,
  }))
  const isSearched = ways.length > 0
  if (shownSubcategory(category, search) !== undefined)
    ways.push({ id: 'part', kind: 'removal', label: t`The whole category`, removal: { subcategory: undefined } })
  if (category !== undefined && isSearched)
    ways.push({ id: 'all', kind: 'category', label: t`All categories`, search: { ...search, subcategory: undefined } })
  const answers = useQueries({
    queries: ways.map((way) => {
      const [within, looser] =
        way.kind === 'category' ? [undefined, way.search] : [category, { ...search, ...way.removal }]
      return query(api, searchListings, { query: { ...toListingFilters(within, looser), facets: undefined, limit: 1 } })
    }),
  })
  const looser = ways.flatMap((way, index): Loosening[] => {
    const count = answers[index]?.data?.count
    return count && count.value > 0 ? [{ ...way, count }] : []
  })
  return { isSearched: ways.length > 0, looser }
}
