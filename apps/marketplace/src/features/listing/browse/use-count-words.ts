import { useLingui } from '@lingui/react/macro'

/** Above this a count that isn't known to its end says something. */
const MANY = 500

/** A count beside a filter's value: as it is, "500+" where there are very many, nothing where it isn't known. */
export function useCountWords() {
  const { i18n } = useLingui()
  return (count: { value: number; isMore: boolean } | undefined): string | undefined => {
    if (count === undefined) return undefined
    if (!count.isMore) return i18n.number(count.value)
    return count.value >= MANY ? `${i18n.number(MANY)}+` : undefined
  }
}
