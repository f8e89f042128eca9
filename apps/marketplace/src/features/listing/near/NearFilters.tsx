import { categories } from '@ginipig/domain/listing'
import { categoryWords } from '@ginipig/features/listing/category-words.ts'
import { sortWords } from '@ginipig/features/listing/listing-words.ts'
import { Chip } from '@ginipig/ui/chip'
import { Select } from '@ginipig/ui/select'
import { Trans, useLingui } from '@lingui/react/macro'
import { Zap } from 'lucide-react'
import styles from './NearPage.module.css'
import { type NearProps, nearSorts } from './near-search.ts'

/** Kind, instant or not, and order. @param props.canBeNear - there is a place to be near to */
export function NearFilters({ search, onSearchChange, canBeNear }: NearProps & { canBeNear: boolean }) {
  const { t, i18n } = useLingui()
  const { category, instant, sort } = search
  return (
    <div className={styles.Filters}>
      <fieldset className={styles.Chips} aria-label={t`Quick filters`}>
        <Chip pressed={category === undefined} onClick={() => onSearchChange({ category: undefined })}>
          <Trans>All</Trans>
        </Chip>
        {categories.map((one) => (
          <Chip key={one} pressed={category === one} onClick={() => onSearchChange({ category: one })}>
            {i18n._(categoryWords[one])}
          </Chip>
        ))}
        <Chip
          pressed={instant === true}
          icon={<Zap aria-hidden="true" />}
          onClick={() => onSearchChange({ instant: instant ? undefined : true })}
        >
          <Trans>Instant</Trans>
        </Chip>
      </fieldset>
      <div className={styles.Order}>
        <p className={styles.Live}>
          <Trans>Live: times that go leave this list.</Trans>
        </p>
        <Select
          aria-label={t`Sort by`}
          value={sort ?? 'soonest'}
          onChange={({ target }) => onSearchChange({ sort: nearSorts.find((one) => one === target.value) })}
          className={styles.Sort ?? ''}
        >
          {nearSorts
            .filter((one) => one !== 'distance' || sort === one || canBeNear)
            .map((one) => (
              <option key={one} value={one}>
                {i18n._(sortWords[one])}
              </option>
            ))}
        </Select>
      </div>
    </div>
  )
}
