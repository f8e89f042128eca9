import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import { MIN_PRICE_PENCE } from '@ginipig/domain/listing'
import { TOP_PRICE_PENCE } from '@ginipig/domain/search/choices'
import { levelFilterWords, purposeWords } from '@ginipig/features/listing/listing-words.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ActiveFilter } from '../search/active-filters.ts'
import { periodWords } from './period-words.ts'

/** What a filter that is on says. */
export function useFilterWords(): (filter: ActiveFilter) => string {
  const { t, i18n } = useLingui()
  const money = useMoney()
  const dates = useDates()
  return (filter) => {
    switch (filter.kind) {
      case 'price': {
        const [low, high] = filter.range
        if (high >= TOP_PRICE_PENCE) return t`${money(low)} or more`
        // Nothing costs less than the least.
        return low <= MIN_PRICE_PENCE ? t`Up to ${money(high)}` : t`${money(low)} to ${money(high)}`
      }
      case 'level':
        return i18n._(levelFilterWords[filter.level])
      case 'purpose':
        return i18n._(purposeWords[filter.purpose])
      case 'within':
        return t`Within ${plural(filter.miles, { one: '# mile', other: '# miles' })}`
      case 'part':
        return i18n._(periodWords[filter.part])
      case 'rating':
        return t`${i18n.number(filter.stars)} stars and up`
      case 'weekend':
        return t`This weekend`
      case 'instant':
        return t`Instant`
      case 'online':
        return t`Online`
      case 'date':
        return dates.friendlyDate(Date.parse(`${filter.text}T12:00:00Z`), 'UTC')
      default:
        return t`“${{ words: filter.text }}”`
    }
  }
}
