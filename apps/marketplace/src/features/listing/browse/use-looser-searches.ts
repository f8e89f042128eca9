import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import type { ListingCard } from '@ginipig/contract/listing/listing-card.ts'
import { type SearchMeaning, searchListings } from '@ginipig/contract/listing/search-listings.ts'
import type { Category } from '@ginipig/domain/listing'
import { type SearchDepth, WIDE_REACH_MILES } from '@ginipig/domain/search/choices'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import { activeFilters, searchedWords } from '../search/active-filters.ts'
import { freeWhenWanted, nextTimes, wantedTimes } from '../search/found-listings.ts'
import { shownSubcategory, toListingFilters } from '../search/listing-filters.ts'
import type { ListingSearch } from '../search/listing-search.ts'
import { useFilterWords } from './use-filter-words.ts'

type Way = { id: string; label: string; category: Category | undefined; search: ListingSearch }

/** Words that may have been meant, and those typed without the place among them. */
export type OtherWords = Pick<SearchMeaning, 'suggestion' | 'elsewhere'>

/** Of what a way finds, shown at once. */
const SHOWN = 3

/** A search with one thing less, how many it finds and the first of them. */
export type Loosening = Way & {
  count: { value: number; isMore: boolean }
  /** None of them is what the words say: they are of its kind, or have some of the words. */
  isOnlyLike: boolean
  first: readonly ListingCard[]
}

/** How far a search goes before it finds what is only like its words. */
const likeDepths: ReadonlySet<SearchDepth | undefined> = new Set(['kind', 'known', 'some'])

/** Of each way that a search might leave something out, look further or mean other words: what there would be. Only where
 *  there is any.
 *  @param meant - other words, if there are any */
export function useLooserSearches(category: Category | undefined, search: ListingSearch, meant: OtherWords = {}) {
  const { t } = useLingui()
  const api = useApi()
  const wordsOf = useFilterWords()
  const without = (id: string, label: string, removal: ListingSearch): Way => {
    return { id, label, category, search: { ...search, ...removal } }
  }
  // What is looked for is the last to be left out: the first way's listings are shown.
  const removable = [...activeFilters(search), ...searchedWords(search).reverse()]
  // Without a distance one looks as far as usual: looking further is a way of its own.
  const others = removable.filter(({ kind }) => kind !== 'within')
  const ways = others.map((one) => {
    const label = one.kind === 'place' ? t`Anywhere` : one.kind === 'date' ? t`Any date` : t`Without ${wordsOf(one)}`
    return without(one.id, label, one.removal)
  })
  const isNarrow = search.place !== undefined && search.within !== undefined && search.within < WIDE_REACH_MILES
  if (isNarrow) {
    const miles = WIDE_REACH_MILES
    ways.unshift(
      without('wide', t`Within ${plural(miles, { one: '# mile', other: '# miles' })}`, { within: WIDE_REACH_MILES }),
    )
  }
  if (shownSubcategory(category, search) !== undefined)
    ways.push(without('part', t`The whole category`, { subcategory: undefined }))
  if (category !== undefined && removable.length > 0)
    ways.push({
      ...without('all', t`All categories`, { subcategory: undefined }),
      category: undefined,
    })
  const { suggestion, elsewhere } = meant
  if (elsewhere) ways.unshift(without('elsewhere', t`Anywhere`, { q: elsewhere }))
  if (suggestion) ways.unshift(without('meant', t`Did you mean “${suggestion}”`, { q: suggestion }))
  const asked = ways.map((way) => ({ ...toListingFilters(way.category, way.search), facets: undefined, limit: SHOWN }))
  const answers = useQueries({ queries: asked.map((filters) => query(api, searchListings, { query: filters })) })
  const nearest = answers.findIndex(({ data }) => (data?.count?.value ?? 0) > 0)
  const filters = asked[nearest]
  const page = answers[nearest]?.data
  const times = useQueries({
    queries: filters && page && wantedTimes(filters, page) ? nextTimes(api, filters, page) : [],
  })
  const slots = new Map(times.flatMap(({ data }) => data?.items ?? []).map(({ id, slots }) => [id, slots]))
  const looser = ways.flatMap((way, index): Loosening[] => {
    const { count, items = [], meant: understood } = answers[index]?.data ?? {}
    const isOnlyLike = likeDepths.has(understood?.depth)
    return count && count.value > 0 ? [{ ...way, count, isOnlyLike, first: freeWhenWanted(items, slots) }] : []
  })
  return { isSearched: ways.length > 0, ways, looser }
}
