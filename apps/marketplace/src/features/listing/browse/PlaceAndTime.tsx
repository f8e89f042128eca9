import { slotPeriods } from '@ginipig/domain/listing'
import { reachMiles, starsAtLeast, USUAL_REACH_MILES } from '@ginipig/domain/search/choices'
import { Checkbox } from '@ginipig/ui/checkbox'
import { FilterGroup } from '@ginipig/ui/filter-panel'
import { Select } from '@ginipig/ui/select'
import { Switch } from '@ginipig/ui/switch'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { chosen, type ListingSearch, toggled } from '../search/listing-search.ts'
import type { SearchChange } from '../search/search-change.ts'
import { periodWords } from './period-words.ts'
import { useCountWords } from './use-count-words.ts'
import type { useListingSearch } from './use-listing-search.ts'

type Found = ReturnType<typeof useListingSearch>
type GroupProps = { search: ListingSearch; onSearchChange: SearchChange }
type CountedProps = GroupProps & { facets: Found['facets'] }

/** An option and how many it would leave. */
const counted = (words: string, count: string | undefined) => (count === undefined ? words : `${words} (${count})`)

/** How far round the place; only where there is one with a round. */
export function PlaceGroup({ search, onSearchChange, meant, facets }: CountedProps & { meant: Found['meant'] }) {
  const { t } = useLingui()
  const countWords = useCountWords()
  if (typeof meant?.place?.within !== 'number') return null
  const handleChange = (text: string) => {
    const miles = reachMiles.find((one) => String(one) === text)
    onSearchChange({ within: miles === USUAL_REACH_MILES ? undefined : miles })
  }
  return (
    <FilterGroup title={t`Distance`}>
      <Select
        aria-label={t`Distance`}
        value={String(search.within ?? USUAL_REACH_MILES)}
        onChange={(event) => handleChange(event.target.value)}
      >
        {reachMiles.map((miles) => (
          <option key={miles} value={miles}>
            {counted(
              t`Within ${plural(miles, { one: '# mile', other: '# miles' })}`,
              countWords(facets?.within?.[miles]),
            )}
          </option>
        ))}
      </Select>
    </FilterGroup>
  )
}

/** When there must be a free slot: these are looked up in the diaries, not guessed from opening hours. */
export function WhenGroup({ search, onSearchChange, facets }: CountedProps) {
  const countWords = useCountWords()
  const { t, i18n } = useLingui()
  const on = chosen(slotPeriods, search.part)
  return (
    <FilterGroup title={t`When`}>
      <Switch
        label={t`This weekend`}
        description={t`Open on Saturday or Sunday`}
        count={countWords(facets?.weekend ?? undefined)}
        checked={search.weekend === true}
        onCheckedChange={(isOn) =>
          onSearchChange({ weekend: isOn ? true : undefined, ...(isOn && { date: undefined }) })
        }
      />
      {slotPeriods.map((part) => (
        <Checkbox
          key={part}
          checked={on.includes(part)}
          count={countWords(facets?.part[part])}
          onChange={() => onSearchChange({ part: toggled(slotPeriods, search.part, part) })}
          label={i18n._(periodWords[part])}
        />
      ))}
    </FilterGroup>
  )
}

/** What the provider's reviews say on average, at least. */
export function RatingGroup({ search, onSearchChange, facets }: CountedProps) {
  const { t, i18n } = useLingui()
  const countWords = useCountWords()
  const wordsOf = (stars: (typeof starsAtLeast)[number]) =>
    counted(t`${i18n.number(stars)} stars and up`, countWords(facets?.rating[`${stars}`]))
  return (
    <FilterGroup title={t`Rating`}>
      <Select
        aria-label={t`Rating`}
        value={String(search.rating ?? '')}
        onChange={(event) => onSearchChange({ rating: starsAtLeast.find((one) => String(one) === event.target.value) })}
      >
        <option value="">{t`Any rating`}</option>
        {starsAtLeast.map((stars) => (
          <option key={stars} value={stars}>
            {wordsOf(stars)}
          </option>
        ))}
      </Select>
    </FilterGroup>
  )
}
