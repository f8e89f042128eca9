import { SearchInput } from '@ginipig/app/form/SearchInput.tsx'
import type { MyListing } from '@ginipig/contract/listing/my-listings.ts'
import { categories, type ListingState } from '@ginipig/domain/listing'
import { categoryWords } from '@ginipig/features/listing/category-words.ts'
import { Chip } from '@ginipig/ui/chip'
import { Select } from '@ginipig/ui/select'
import { useLingui as useI18n } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import styles from './ListingFilters.module.css'
import { filterWords } from './listing-state-words.ts'
import type { ListingsSearch } from './listings-search.ts'

const states = ['listed', 'no_dates', 'full', 'draft'] as const satisfies MyListing['state'][]

type ListingFiltersProps = {
  search: ListingsSearch
  counts: Readonly<Record<Exclude<ListingState, 'closed'> | 'active', number>>
  onChange: (changes: Partial<ListingsSearch>) => void
}

/** By words, by category and, of those that are not closed, by state. */
export function ListingFilters({ search, counts, onChange }: ListingFiltersProps) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  return (
    <div className={styles.Filters}>
      <SearchInput
        label={t`Search listings`}
        placeholder={t`Search listings`}
        className={styles.Words}
        value={search.q}
        onChange={(q) => onChange({ q })}
      />
      <Select
        aria-label={t`Category`}
        className={styles.Category}
        value={search.category ?? ''}
        onChange={({ target }) => onChange({ category: categories.find((one) => one === target.value) })}
      >
        <option value="">{t`All categories`}</option>
        {categories.map((one) => (
          <option key={one} value={one}>
            {i18n._(categoryWords[one])}
          </option>
        ))}
      </Select>
      {search.tab !== 'past' && (
        <fieldset className={styles.States}>
          <legend className={styles.Legend}>
            <Trans>Status</Trans>
          </legend>
          <Chip pressed={search.state === undefined} onClick={() => onChange({ state: undefined })}>
            <Trans>All</Trans>
          </Chip>
          {states
            .filter((one) => counts[one] > 0 || search.state === one)
            .map((one) => (
              <Chip key={one} pressed={search.state === one} onClick={() => onChange({ state: one })}>
                {i18n._(filterWords[one])} <span className={styles.Count}>{counts[one]}</span>
              </Chip>
            ))}
        </fieldset>
      )}
    </div>
  )
}
