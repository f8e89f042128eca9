import type { ProviderSummary } from '@ginipig/contract/listing/listing-card.ts'
import { Rating } from '@ginipig/ui/rating'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

type ProviderRatingProps = Pick<ProviderSummary, 'rating' | 'reviewCount'> & {
  /** One word where there are no reviews: beside a name there is no room for more. A screen reader gets them all. */
  isShort?: boolean
}

/** Stars with the count behind them. */
export function ProviderRating({ rating, reviewCount, isShort = false }: ProviderRatingProps) {
  const { t, i18n } = useLingui()
  if (rating === null) {
    const words = t`New, no reviews yet`
    return isShort ? <Rating role="img" aria-label={words} label={t`New`} /> : <Rating label={words} />
  }
  const average = i18n.number(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const reviews = plural(reviewCount, { one: '# review', other: '# reviews' })
  return <Rating average={average} count={reviewCount} label={t`Rated ${average} out of 5, ${reviews}`} />
}
