import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { getListingCounts } from '@ginipig/contract/listing/search-listings.ts'
import { type Category, categories, subcategories } from '@ginipig/domain/listing'
import { categoryArt } from '@ginipig/features/listing/category-art.ts'
import { categoryWords, subcategoryWords, wholeCategoryWords } from '@ginipig/features/listing/category-words.ts'
import { subcategoryCover } from '@ginipig/features/listing/subcategory-cover.ts'
import { coverUrl } from '@ginipig/ui/covers'
import { Heading } from '@ginipig/ui/heading'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { activeFilters, searchedWords } from '../search/active-filters.ts'
import { shownSubcategory } from '../search/listing-filters.ts'
import type { ListingSearch } from '../search/listing-search.ts'
import type { SearchChange } from '../search/search-change.ts'
import styles from './BrowseHeader.module.css'
import { type Loaf, LoafNav } from './LoafNav.tsx'
import { SearchFields } from './SearchFields.tsx'

type BrowseHeaderProps = {
  title: string
  category: Category | undefined
  search: ListingSearch
  onSearchChange: SearchChange
}

/** What is looked for, the boxes to say it in, and the way into a part of it, in the category's tint. */
export function BrowseHeader({ title, category, search, onSearchChange }: BrowseHeaderProps) {
  const { t } = useLingui()
  const { data: counts } = useQuery(query(useApi(), getListingCounts))
  // The counts are of everything: beside a search they would promise what it doesn't find.
  const isNarrowed = searchedWords(search).length > 0 || activeFilters(search).length > 0
  const loaves = useLoaves(category, search, isNarrowed ? undefined : counts)
  return (
    <div className={styles.BrowseHeader}>
      <div className={styles.Width} data-said={search.q === undefined ? undefined : true}>
        <div className={styles.Top}>
          <div>
            <Heading level={1} look="feature" className={styles.Title}>
              {title}
            </Heading>
          </div>
          <SearchFields search={search} onSearchChange={onSearchChange} />
        </div>
        <LoafNav label={category === undefined ? t`Categories` : t`Parts of this category`} loaves={loaves} />
      </div>
    </div>
  )
}

type Counts = readonly { category: Category; count: number; subcategories: readonly { key: string; count: number }[] }[]

/** All four categories, or the whole and the parts of one; words and filters come along. */
function useLoaves(category: Category | undefined, search: ListingSearch, counts: Counts | undefined): Loaf[] {
  const { i18n } = useLingui()
  const current = shownSubcategory(category, search)
  const carried = { ...search, subcategory: undefined, more: undefined }
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
          search={{ ...carried, subcategory: key }}
          resetScroll={false}
          {...slot}
        />
      ),
    }),
  )
  return [loafOf(category), ...parts]
}
