import { levels } from '@ginipig/domain/listing'
import { levelFilterWords } from '@ginipig/features/listing/listing-words.ts'
import { Chip } from '@ginipig/ui/chip'
import { FilterStrip } from '@ginipig/ui/filter-bar'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { SlidersHorizontal, Video, Zap } from 'lucide-react'
import { activeFilters } from '../search/active-filters.ts'
import { chosen, type ListingSearch, toggled } from '../search/listing-search.ts'
import type { SearchChange } from '../search/search-change.ts'

type QuickFiltersProps = {
  search: ListingSearch
  onSearchChange: SearchChange
  /** Opens all filters. */
  onOpen: () => void
}

/** The filters most used, under 1024 px; the first chip opens all of them. */
export function QuickFilters({ search, onSearchChange, onOpen }: QuickFiltersProps) {
  const { t, i18n } = useLingui()
  // The date has its own place above, and isn't in the panel.
  const on = activeFilters(search).filter(({ kind }) => kind !== 'date').length
  const pressed = chosen(levels, search.level)
  return (
    <FilterStrip label={t`Quick filters`}>
      <Chip icon={<SlidersHorizontal aria-hidden="true" />} onClick={onOpen}>
        {t`${plural(on, { 0: 'Filters', other: 'Filters, # on' })}`}
      </Chip>
      <Chip
        pressed={search.instant === true}
        icon={<Zap aria-hidden="true" />}
        onClick={() => onSearchChange({ instant: search.instant ? undefined : true })}
      >
        {t`Instant`}
      </Chip>
      {levels.map((level) => (
        <Chip
          key={level}
          pressed={pressed.includes(level)}
          onClick={() => onSearchChange({ level: toggled(levels, search.level, level) })}
        >
          {i18n._(levelFilterWords[level])}
        </Chip>
      ))}
      <Chip
        pressed={search.online === true}
        icon={<Video aria-hidden="true" />}
        onClick={() => onSearchChange({ online: search.online ? undefined : true })}
      >
        {t`Online`}
      </Chip>
    </FilterStrip>
  )
}
