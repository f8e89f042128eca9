import type { ProviderSummary } from '@ginipig/contract/listing'
import { Rating } from '@ginipig/ui/rating'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

type ProviderRatingProps = Pick<ProviderSummary, 'rating' | 'reviewCount'>

/** Stars with the count behind them. */
export function ProviderRating({ rating, reviewCount }: ProviderRatingProps) {
  const { t, i18n } = useLingui()
  if (rating === null) return <Rating label={t`New, no reviews yet`} />
  const average = i18n.number(rating, { minimumFractionDigits: 1 })
  const reviews = plural(reviewCount, { one: '# review', other: '# reviews' })
  return <Rating average={average} count={reviewCount} label={t`Rated ${average} out of 5, ${reviews}`} />
}
