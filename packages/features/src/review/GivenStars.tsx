import type { RatingDimension } from '@ginipig/domain/review'
import { DetailList } from '@ginipig/ui/detail-list'
import { Stars } from '@ginipig/ui/rating'
import { useLingui as useI18n } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { dimensionWords } from './review-words.ts'

/** Stars as they were given, one line each. */
export function GivenStars({ ratings }: { ratings: Partial<Record<RatingDimension, number>> }) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const lines = Object.entries(ratings) as [RatingDimension, number][] // keys of the record above
  return (
    <DetailList
      items={lines.map(([dimension, stars]) => ({
        id: dimension,
        label: i18n._(dimensionWords[dimension]),
        value: <Stars value={stars} label={t`${stars} out of 5`} />,
      }))}
    />
  )
}
