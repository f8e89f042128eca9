import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { getListingCounts } from '@ginipig/contract/listing/search-listings.ts'
import { type Category, categories, subcategories } from '@ginipig/domain/listing'
import { coverUrl } from '@ginipig/ui/covers'
import { Heading } from '@ginipig/ui/heading'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { activeFilters } from '../search/active-filters.ts'
import { shownSubcategory } from '../search/listing-filters.ts'
import type { ListingSearch } from '../search/listing-search.ts'
import type { SearchChange } from '../search/search-change.ts'
import { categoryArt, subcategoryCover } from '../words/category-art.ts'
import { categoryWords, subcategoryWords, wholeCategoryWords } from '../words/category-words.ts'
import styles from './BrowseHeader.module.css'
import { type Loaf, LoafNav } from './LoafNav.tsx'
import { SearchFields } from './SearchFields.tsx'
import type { useListingSearch } from './use-listing-search.ts'

type BrowseHeaderProps = {
  category: Category | undefined
  search: ListingSearch
  onSearchChange: SearchChange
  found: Pick<ReturnType<typeof useListingSearch>, 'count' | 'isPlaceholderData'>
}

/** Title, search words and the way into a part of it, in the category's tint. */
export function BrowseHeader({ category, search, onSearchChange, found }: BrowseHeaderProps) {
  const { t, i18n } = useLingui()
  const { data: counts } = useQuery(query(useApi(), getListingCounts))
  const inView = counts?.filter((one) => category === undefined || one.category === category)
  const total = inView?.reduce((sum, one) => sum + one.count, 0)
  const isNarrowed = activeFilters(search).length > 0 || shownSubcategory(category, search) !== undefined
  const all = total === undefined ? undefined : { value: total, isMore: false }
  // Of a search, what it found; while it looks, nothing.
  const count = isNarrowed ? (found.isPlaceholderData ? undefined : found.count) : all
  const loaves = useLoaves(category, search, inView)
  return (
    <div className={styles.BrowseHeader}>
      <div className={styles.Width}>
        <div className={styles.Top}>
          <div>
            <Heading level={1} look="feature" className={styles.Title}>
              {category === undefined ? t`All treatments` : i18n._(categoryWords[category])}
            </Heading>
            <p className={styles.Count}>{count === undefined ? '\u00a0' : <CountText count={count} />}</p>
          </div>
          <SearchFields search={search} onSearchChange={onSearchChange} />
        </div>
        <LoafNav label={category === undefined ? t`Categories` : t`Parts of this category`} loaves={loaves} />
      </div>
    </div>
  )
}

function CountText({ count: { value: total, isMore } }: { count: { value: number; isMore: boolean } }) {
  const { t, i18n } = useLingui()
  if (isMore) return t`${{ most: i18n.number(total) }}+ appointments to book`
  return t`${plural(total, { one: '# appointment to book', other: '# appointments to book' })}`
}

type Counts = readonly { category: Category; count: number; subcategories: readonly { key: string; count: number }[] }[]

/** All four categories, or the whole and the parts of one; words and filters come along. */
function useLoaves(category: Category | undefined, search: ListingSearch, counts: Counts | undefined): Loaf[] {
  const { i18n } = useLingui()
  const current = shownSubcategory(category, search)
  const carried = { ...search, subcategory: undefined }
  const loafOf = (one: Category): Loaf => ({
    id: one,
    label: i18n._((category === undefined ? categoryWords : wholeCategoryWords)[one]),
    count: counts?.find((count) => count.category === one)?.count,
    src: categoryArt[one],
    isCurrent: category === one && current === undefined,
    renderLink: (slot) => <Link to="/treatment/$category" params={{ category: one }} search={carried} {...slot} />,
  })
  if (category === undefined) return categories.map(loafOf)
  const ofCategory = counts?.find((count) => count.category === category)?.subcategories
  const parts = subcategories[category].map(
    (key): Loaf => ({
      id: key,
      label: i18n._(subcategoryWords[key]),
      // Only what has any is counted.
      count: ofCategory && (ofCategory.find((count) => count.key === key)?.count ?? 0),
      src: coverUrl(subcategoryCover(key), `part ${key} of ${category}`),
      isCurrent: current === key,
      renderLink: (slot) => (
        <Link
          to="/treatment/$category"
          params={{ category }}
          search={{ ...search, subcategory: key }}
          resetScroll={false}
          {...slot}
        />
      ),
    }),
  )
  return [loafOf(category), ...parts]
}
