import { type Sort, sorts } from '@ginipig/domain/listing'
import { sortWords } from '@ginipig/features/listing/listing-words.ts'
import { FilterBar } from '@ginipig/ui/filter-bar'
import { IconButton } from '@ginipig/ui/icon-button'
import { breakpoints, useMediaQuery } from '@ginipig/ui/media-query'
import { Select } from '@ginipig/ui/select'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { LayoutGrid, Map as MapIcon, Rows3 } from 'lucide-react'
import { activeFilters, noFilters } from '../search/active-filters.ts'
import type { Layout, ListingSearch } from '../search/listing-search.ts'
import type { SearchChange } from '../search/search-change.ts'
import styles from './ResultBar.module.css'
import { useFilterWords } from './use-filter-words.ts'
import type { useListingSearch } from './use-listing-search.ts'

type Count = ReturnType<typeof useListingSearch>['count']

type ResultBarProps = {
  search: ListingSearch
  onSearchChange: SearchChange
  found: Pick<ReturnType<typeof useListingSearch>, 'count' | 'isPending' | 'isPlaceholderData' | 'meant'>
}

/** How many there are, what is filtered, in which order and which look. */
export function ResultBar({ search, onSearchChange, found }: ResultBarProps) {
  const { t } = useLingui()
  const wordsOf = useFilterWords()
  // Nothing has no order and no look; a map stays where one looked, and can be left.
  const isNothing = found.count?.value === 0 && search.view !== 'map'
  const filters = activeFilters(search).map((filter) => {
    const label = wordsOf(filter)
    return {
      id: filter.id,
      label,
      removeLabel: t`${label}, remove filter`,
      onRemove: () => onSearchChange(filter.removal),
    }
  })
  return (
    <FilterBar
      className={styles.ResultBar}
      status={found.isPending || found.isPlaceholderData ? <Trans>Looking…</Trans> : <CountText count={found.count} />}
      label={t`Filters that are on`}
      filters={filters}
      clear={{ label: t`Clear all`, onClear: () => onSearchChange(noFilters) }}
      end={
        isNothing ? undefined : (
          <>
            <SortSelect search={search} onSearchChange={onSearchChange} canBeNear={Boolean(found.meant?.place)} />
            <LookToggle search={search} onSearchChange={onSearchChange} />
          </>
        )
      }
    />
  )
}

/** The API counts up to 500. */
export function CountText({ count }: { count: Count }) {
  const { i18n } = useLingui()
  if (count === undefined) return null
  const { value, isMore } = count
  const most = i18n.number(value)
  return (
    <b>
      {isMore ? <Trans>{most}+ appointments</Trans> : plural(value, { one: '# appointment', other: '# appointments' })}
    </b>
  )
}

/** @param canBeNear - there is a place to be near to */
function SortSelect({ search, onSearchChange, canBeNear }: Omit<ResultBarProps, 'found'> & { canBeNear: boolean }) {
  const { t, i18n } = useLingui()
  const handleChange = (value: string) => {
    const sort = sorts.find((one): one is Sort => one === value)
    onSearchChange({ sort: sort === 'soonest' ? undefined : sort })
  }
  return (
    <Select
      aria-label={t`Sort by`}
      value={search.sort ?? 'soonest'}
      onChange={(event) => handleChange(event.target.value)}
      className={styles.Sort ?? ''}
    >
      {sorts
        .filter((sort) => sort !== 'distance' || search.sort === sort || canBeNear)
        .map((sort) => (
          <option key={sort} value={sort}>
            {i18n._(sortWords[sort])}
          </option>
        ))}
    </Select>
  )
}

function LookToggle({ search, onSearchChange }: Omit<ResultBarProps, 'found'>) {
  const { t } = useLingui()
  const { look, usual } = useLook(search)
  const choose = (next: Layout) => onSearchChange({ view: next === usual ? undefined : next }, { replace: true })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't lie in a line of flex items in every browser
    <div role="group" aria-label={t`How to show the list`} className={styles.Look}>
      <IconButton
        label={t`Grid`}
        icon={<LayoutGrid aria-hidden="true" />}
        aria-pressed={look === 'grid'}
        className={styles.LookButton}
        onClick={() => choose('grid')}
      />
      <IconButton
        label={t`List`}
        icon={<Rows3 aria-hidden="true" />}
        aria-pressed={look === 'list'}
        className={styles.LookButton}
        onClick={() => choose('list')}
      />
      <IconButton
        label={t`Map`}
        icon={<MapIcon aria-hidden="true" />}
        aria-pressed={look === 'map'}
        className={styles.LookButton}
        onClick={() => choose('map')}
      />
    </div>
  )
}

/** Rows on a phone and cards elsewhere, unless one chooses the other: which of them the buttons show as chosen. */
function useLook(search: ListingSearch): { look: Layout; usual: Layout } {
  const usual = useMediaQuery(breakpoints.phone) ? 'list' : 'grid'
  return { look: search.view ?? usual, usual }
}
