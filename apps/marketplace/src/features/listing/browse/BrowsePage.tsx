import { usePageTitle } from '@ginipig/app/route/page-title.ts'
import type { Category } from '@ginipig/domain/listing'
import { FilterLayout } from '@ginipig/ui/filter-panel'
import { lazyPart } from '@ginipig/ui/lazy-part'
import { breakpoints, useMediaQuery } from '@ginipig/ui/media-query'
import { useLingui } from '@lingui/react/macro'
import { Suspense, useRef, useState } from 'react'
import { firstLength, toListingFilters } from '../search/listing-filters.ts'
import type { ListingSearch } from '../search/listing-search.ts'
import type { SearchChange } from '../search/search-change.ts'
import { searchTitle } from '../search/search-title.ts'
import { BrowseHeader } from './BrowseHeader.tsx'
import styles from './BrowsePage.module.css'
import { HowUnderstood } from './HowUnderstood.tsx'
import { PlainFilters } from './PlainFilters.tsx'
import { QuickFilters } from './QuickFilters.tsx'
import { ResultBar } from './ResultBar.tsx'
import { ResultList } from './ResultList.tsx'
import { useListingSearch } from './use-listing-search.ts'

/** Slider and drawer are heavier than the list they filter. */
const Filters = lazyPart(() => import('./Filters.tsx'))

type BrowsePageProps = {
  /** Without it: all of them. */
  category: Category | undefined
  search: ListingSearch
  onSearchChange: SearchChange
}

/** Everything that can be booked, searched, filtered and sorted. Source: product.md §5 /treatment. */
export function BrowsePage({ category, search, onSearchChange }: BrowsePageProps) {
  const { t, i18n } = useLingui()
  const results = useRef<HTMLElement>(null)
  const isWide = useMediaQuery(breakpoints.desktop)
  const [isDrawerOpen, setIsDrawerOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const found = useListingSearch(toListingFilters(category, search), firstLength(search))
  // The place has its name from the list that it is the head of: until that is there, no name is better than “leeds”.
  const isComing = found.isPending || found.isPlaceholderData
  const title = isComing
    ? searchTitle(i18n, category, { ...search, place: undefined })
    : searchTitle(i18n, category, search, found.meant)
  usePageTitle(title)

  // Another list begins at its beginning; the same one in another look goes on.
  const changeList: SearchChange = (part, how) =>
    onSearchChange('view' in part ? part : { more: undefined, ...part }, how)
  const { shown, change } = useSearchAtOnce(search, (part, how) => {
    changeList(part, how)
    // Whoever filters far down the list would otherwise stand behind the end of the new one.
    if ((results.current?.getBoundingClientRect().top ?? 0) < 0) results.current?.scrollIntoView({ block: 'start' })
  })
  const openDrawer = () => {
    setWasOpened(true)
    setIsDrawerOpen(true)
  }

  return (
    <div className={styles.BrowsePage} data-category={category ?? 'all'}>
      <BrowseHeader title={title} category={category} search={search} onSearchChange={changeList} />
      <FilterLayout
        className={styles.Columns}
        panel={
          isWide || wasOpened ? (
            <Suspense fallback={<div />}>
              <Filters
                search={shown}
                onSearchChange={change}
                isOpen={isDrawerOpen}
                onOpenChange={setIsDrawerOpen}
                count={found.count}
                meant={found.meant}
                facets={found.facets}
              />
            </Suspense>
          ) : (
            <div />
          )
        }
      >
        <section ref={results} aria-label={t`Results`} className={styles.Results}>
          <noscript>
            <PlainFilters search={search} />
          </noscript>
          <QuickFilters search={shown} onSearchChange={change} onOpen={openDrawer} />
          <HowUnderstood search={search} onSearchChange={change} meant={found.meant} />
          <ResultBar search={shown} onSearchChange={change} found={found} />
          <ResultList
            category={category}
            search={search}
            onSearchChange={change}
            found={found}
            onMore={(more) => onSearchChange({ more }, { replace: true })}
          />
        </section>
      </FilterLayout>
    </div>
  )
}

/** The search as it will stand in the address: a box that is ticked shows it before the address has changed.
 *  What the address then says counts. */
function useSearchAtOnce(search: ListingSearch, onSearchChange: SearchChange) {
  const [ahead, setAhead] = useState({ of: search, search })
  const shown = ahead.of === search ? ahead.search : search
  const change: SearchChange = (part, how) => {
    setAhead({ of: search, search: { ...shown, ...part } })
    onSearchChange(part, how)
  }
  return { shown, change }
}
