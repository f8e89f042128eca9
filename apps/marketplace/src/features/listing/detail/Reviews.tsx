import type { ListingDetail } from '@ginipig/contract/listing/get-listing.ts'
import { providerName } from '@ginipig/domain/identity'
import { dimensionWords } from '@ginipig/features/review/review-words.ts'
import { Button } from '@ginipig/ui/button'
import { RatingBars, RatingSummary } from '@ginipig/ui/rating-bars'
import { Section } from '@ginipig/ui/section'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ReviewItem } from './ReviewItem.tsx'
import styles from './Reviews.module.css'
import { dimensionMeans, starShares } from './review-figures.ts'

/** Reviews in view before one asks for more. */
const SHOWN_AT_FIRST = 3

/** What other clients say of this provider. */
export function Reviews({ listing }: { listing: ListingDetail }) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const { provider, reviews } = listing
  const name = providerName(provider)
  if (provider.rating === null) {
    return (
      <Section pitch="block" title={<Trans>Reviews</Trans>}>
        <p>
          <Trans>New, no reviews yet</Trans>
        </p>
      </Section>
    )
  }
  const more = reviews.length - SHOWN_AT_FIRST
  return (
    <Section pitch="block" title={<Trans>Reviews of {name}</Trans>}>
      <Figures listing={listing} rating={provider.rating} />
      <ul className={styles.List}>
        {(isOpen ? reviews : reviews.slice(0, SHOWN_AT_FIRST)).map((review) => (
          <li key={review.id}>
            <ReviewItem review={review} zone={listing.zone} providerName={name} />
          </li>
        ))}
      </ul>
      {more > 0 && !isOpen ? (
        <Button className={styles.More} onClick={() => setIsOpen(true)}>
          {t`${plural(more, { one: 'Show # more review', other: 'Show # more reviews' })}`}
        </Button>
      ) : null}
    </Section>
  )
}

function Figures({ listing, rating }: { listing: ListingDetail; rating: number }) {
  const { t, i18n } = useLingui()
  const { provider, reviews, ratingCounts } = listing
  const oneDecimal = (value: number) => i18n.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const average = oneDecimal(rating)
  const latest = reviews.length
  return (
    <>
      <RatingSummary
        average={average}
        value={rating}
        starsLabel={t`${average} out of 5`}
        count={t`${plural(provider.reviewCount, { one: '# review', other: '# reviews' })}`}
      >
        <RatingBars
          rows={starShares(ratingCounts).map(({ stars, count, share }) => ({
            id: String(stars),
            label: t`${plural(stars, { one: '# star', other: '# stars' })}`,
            text: i18n.number(count),
            share,
          }))}
        />
      </RatingSummary>
      <div className={styles.Criteria}>
        <RatingBars
          layout="criteria"
          rows={dimensionMeans(reviews).map(({ dimension, mean }) => ({
            id: dimension,
            label: i18n._(dimensionWords[dimension]),
            text: oneDecimal(mean),
            share: mean / 5,
          }))}
        />
        {provider.reviewCount > latest ? (
          <p className={styles.Latest}>
            <Trans>These four are of the latest {latest} reviews.</Trans>
          </p>
        ) : null}
      </div>
    </>
  )
}
