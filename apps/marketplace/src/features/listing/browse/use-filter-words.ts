import { useMoney } from '@ginipig/app/words/use-money.ts'
import { levelFilterWords, purposeWords } from '@ginipig/features/listing/listing-words.ts'
import { useLingui } from '@lingui/react/macro'
import type { ActiveFilter } from '../search/active-filters.ts'
import { TOP_PRICE_PENCE } from '../search/listing-search.ts'

/** What a filter that is on says. */
export function useFilterWords(): (filter: ActiveFilter) => string {
  const { t, i18n } = useLingui()
  const money = useMoney()
  return (filter) => {
    switch (filter.kind) {
      case 'price': {
        const [low, high] = filter.range
        return high >= TOP_PRICE_PENCE ? t`${money(low)} or more` : t`${money(low)} to ${money(high)}`
      }
      case 'level':
        return i18n._(levelFilterWords[filter.level])
      case 'purpose':
        return i18n._(purposeWords[filter.purpose])
      case 'instant':
        return t`Instant`
      case 'online':
        return t`Online`
      case 'date':
        return filter.text.split('-').reverse().join('-')
      default:
        return t`“${{ words: filter.text }}”`
    }
  }
}
