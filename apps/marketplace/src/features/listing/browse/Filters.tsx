import { useMoney, useMoneySign } from '@ginipig/app/words/use-money.ts'
import { levels, MIN_PRICE_PENCE, purposes } from '@ginipig/domain/listing'
import { parseMoney } from '@ginipig/domain/money'
import { TOP_PRICE_PENCE } from '@ginipig/domain/search/choices'
import { levelFilterWords, levelRanks, purposeWords } from '@ginipig/features/listing/listing-words.ts'
import { Button } from '@ginipig/ui/button'
import { Checkbox } from '@ginipig/ui/checkbox'
import { FilterGroup, FilterPanel } from '@ginipig/ui/filter-panel'
import { LevelPips } from '@ginipig/ui/level-tag'
import { RangeSlider } from '@ginipig/ui/range-slider'
import { Switch } from '@ginipig/ui/switch'
import { VisuallyHidden } from '@ginipig/ui/visually-hidden'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { activeFilters, noFilters } from '../search/active-filters.ts'
import { chosen, type ListingSearch, toggled } from '../search/listing-search.ts'
import type { SearchChange } from '../search/search-change.ts'
import styles from './Filters.module.css'
import { PlaceGroup, RatingGroup, WhenGroup } from './PlaceAndTime.tsx'
import { CountText } from './ResultBar.tsx'
import { useCountWords } from './use-count-words.ts'
import type { useListingSearch } from './use-listing-search.ts'
import { usePriceDraft } from './use-price-draft.ts'

type Facets = ReturnType<typeof useListingSearch>['facets']
type GroupProps = { search: ListingSearch; onSearchChange: SearchChange; facets: Facets }

type FiltersProps = GroupProps & {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  count: ReturnType<typeof useListingSearch>['count']
  meant: ReturnType<typeof useListingSearch>['meant']
}

/** All filters: beside the list from 1024 px, in a drawer below. Default, because `lazy` asks for one. */
export default function Filters({ search, onSearchChange, isOpen, onOpenChange, count, meant, facets }: FiltersProps) {
  const { t, i18n } = useLingui()
  const most = i18n.number(count?.value ?? 0)
  // Out here, so that closing the drawer doesn't lose what was just let go.
  const prices = usePriceDraft(search, onSearchChange)
  const group = { search, onSearchChange, facets }
  return (
    <FilterPanel
      title={t`Filters`}
      clear={
        activeFilters(search).length > 0
          ? { label: <Trans>Clear all</Trans>, onClear: () => onSearchChange(noFilters) }
          : undefined
      }
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      closeLabel={t`Close filters`}
      apply={
        <>
          {/* The list behind the drawer, which tells its count, can't be heard from here. */}
          <VisuallyHidden role="status">
            <CountText count={count} />
          </VisuallyHidden>
          <Button variant="primary" block onClick={() => onOpenChange(false)}>
            {count === undefined ? (
              <Trans>Show appointments</Trans>
            ) : count.isMore ? (
              <Trans>Show {most}+ appointments</Trans>
            ) : (
              plural(count.value, { 0: 'No Data Found!', one: 'Show # appointment', other: 'Show # appointments' })
            )}
          </Button>
        </>
      }
    >
      <PlaceGroup {...group} meant={meant} />
      <WhenGroup {...group} />
      <PriceGroup {...prices} histogram={facets?.prices.counts} />
      <RatingGroup {...group} />
      <LevelGroup {...group} />
      <PurposeGroup {...group} />
      <BookingGroup {...group} />
    </FilterPanel>
  )
}

/** As the language writes it, "7.50" or "7,50"; both can be typed in every language. */
const typedPrice = { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false } as const

/** Searches a moment after the thumb is let go; arrow keys let go at each step. */
function PriceGroup({
  range,
  setRange,
  commit,
  histogram,
}: ReturnType<typeof usePriceDraft> & { histogram: readonly number[] | undefined }) {
  const { t, i18n } = useLingui()
  const money = useMoney()
  const sign = useMoneySign()
  const [note, setNote] = useState<string>()
  const top = money(TOP_PRICE_PENCE)
  const lowest = money(MIN_PRICE_PENCE)

  /** What is typed is set right by the slider; why, is said below it. */
  const parseTyped = (text: string) => {
    const pence = parseMoney(text)
    const isLow = pence !== undefined && pence < MIN_PRICE_PENCE
    setNote(pence === undefined ? t`“${text}” isn’t a price.` : isLow ? t`Prices start at ${lowest}.` : undefined)
    return pence
  }
  return (
    <FilterGroup title={t`Price`}>
      <RangeSlider
        value={range}
        onValueChange={setRange}
        onValueCommit={commit}
        histogram={histogram}
        min={MIN_PRICE_PENCE}
        max={TOP_PRICE_PENCE}
        step={100}
        labels={[t`Lowest price`, t`Highest price`]}
        format={(pence) => (pence >= TOP_PRICE_PENCE ? t`${top} or more` : money(pence))}
        formatInput={(pence) => i18n.number(pence / 100, typedPrice)}
        parseInput={parseTyped}
        {...sign}
      />
      <p role="status" className={styles.Note}>
        {note}
      </p>
      <p className={styles.Hint}>
        <Trans>{top} and above</Trans>
      </p>
    </FilterGroup>
  )
}

function LevelGroup({ search, onSearchChange, facets }: GroupProps) {
  const countWords = useCountWords()
  const { t, i18n } = useLingui()
  const on = chosen(levels, search.level)
  return (
    <FilterGroup title={t`Level`}>
      {levels.map((level) => (
        <Checkbox
          key={level}
          checked={on.includes(level)}
          count={countWords(facets?.level[level])}
          onChange={() => onSearchChange({ level: toggled(levels, search.level, level) })}
          label={
            <span className={styles.Level}>
              {i18n._(levelFilterWords[level])}
              <LevelPips level={levelRanks[level]} />
            </span>
          }
        />
      ))}
    </FilterGroup>
  )
}

function PurposeGroup({ search, onSearchChange, facets }: GroupProps) {
  const countWords = useCountWords()
  const { t, i18n } = useLingui()
  const on = chosen(purposes, search.purpose)
  return (
    <FilterGroup title={t`Purpose`}>
      {purposes.map((purpose) => (
        <Checkbox
          key={purpose}
          checked={on.includes(purpose)}
          count={countWords(facets?.purpose[purpose])}
          onChange={() => onSearchChange({ purpose: toggled(purposes, search.purpose, purpose) })}
          label={i18n._(purposeWords[purpose])}
        />
      ))}
    </FilterGroup>
  )
}

function BookingGroup({ search, onSearchChange, facets }: GroupProps) {
  const { t } = useLingui()
  const countWords = useCountWords()
  return (
    <FilterGroup title={t`Booking`}>
      <Switch
        label={t`Instant`}
        count={countWords(facets?.instant)}
        description={t`Confirmed straight away`}
        checked={search.instant === true}
        onCheckedChange={(isOn) => onSearchChange({ instant: isOn ? true : undefined })}
      />
      <Switch
        label={t`Online`}
        count={countWords(facets?.online)}
        description={t`From wherever you are`}
        checked={search.online === true}
        onCheckedChange={(isOn) => onSearchChange({ online: isOn ? true : undefined })}
      />
    </FilterGroup>
  )
}
