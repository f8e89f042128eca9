import { useOnline } from '@ginipig/app/route/notices/use-online.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import type { searchListings } from '@ginipig/contract/listing/search-listings.ts'
import { categories, NIGHT_FROM } from '@ginipig/domain/listing'
import { categoryWords } from '@ginipig/features/listing/category-words.ts'
import { sortWords } from '@ginipig/features/listing/listing-words.ts'
import { ChipLink } from '@ginipig/ui/chip'
import type { LinkSlot } from '@ginipig/ui/render-link'
import { Select } from '@ginipig/ui/select'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Zap } from 'lucide-react'
import { useCountWords } from '../browse/use-count-words.ts'
import styles from './NearPage.module.css'
import { type NearProps, type NearSearch, nearSorts, SMALL_PRICE } from './near-search.ts'

type NearFiltersProps = NearProps & {
  /** There is a place to be near to. */
  canBeNear: boolean
  /** What each category's chip leads to. */
  counts: ResponseOf<typeof searchListings>['perCategory']
}

/** Kind, instant or not, small prices, the evening, and order. The chips are links: they work without script, too. */
export function NearFilters({ search, onSearchChange, canBeNear, counts }: NearFiltersProps) {
  const isOnline = useOnline()
  const countWords = useCountWords()
  const all = counts && Object.values(counts)
  const withCount = (label: string, count: Parameters<typeof countWords>[0]) =>
    [label, countWords(count)].filter(Boolean).join(' ')
  const countOfAll = all
    ? {
        value: all.reduce((sum, { value }) => sum + value, 0),
        isMore: all.some(({ isMore }) => isMore),
      }
    : undefined
  const { t, i18n } = useLingui()
  const money = useMoney()
  const { category, instant, priceMax, part, sort } = search
  const small = money(SMALL_PRICE)
  const to = (change: NearSearch) => (slot: LinkSlot) => (
    <Link
      to="/near-today"
      search={{ ...search, ...change }}
      activeOptions={{ exact: true }}
      resetScroll={false}
      {...slot}
    />
  )
  return (
    <div className={styles.Filters}>
      <fieldset className={styles.Chips} aria-label={t`Quick filters`}>
        <ChipLink isOn={category === undefined} renderLink={to({ category: undefined })}>
          {withCount(t`All`, countOfAll)}
        </ChipLink>
        {categories.map((one) => (
          <ChipLink key={one} isOn={category === one} renderLink={to({ category: one })}>
            {withCount(i18n._(categoryWords[one]), counts?.[one])}
          </ChipLink>
        ))}
        <ChipLink
          isOn={instant === true}
          icon={<Zap aria-hidden="true" />}
          renderLink={to({ instant: instant ? undefined : true })}
        >
          <Trans>Instant</Trans>
        </ChipLink>
        <ChipLink isOn={priceMax !== undefined} renderLink={to({ priceMax: priceMax ? undefined : SMALL_PRICE })}>
          <Trans>Up to {small}</Trans>
        </ChipLink>
        <ChipLink isOn={part !== undefined} renderLink={to({ part: part ? undefined : 'night' })}>
          <Trans>From {NIGHT_FROM}</Trans>
        </ChipLink>
      </fieldset>
      <div className={styles.Order}>
        <p className={styles.Live}>
          {isOnline ? (
            <Trans>Live: times that go leave this list.</Trans>
          ) : (
            <Trans>Offline: times may have gone since.</Trans>
          )}
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
