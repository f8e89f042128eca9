import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { pages } from '@ginipig/api-client/core/call-options.ts'
import { Failure } from '@ginipig/app/words/Failure.tsx'
import { listProviderReviews, type ProviderPage } from '@ginipig/contract/provider/public-page.ts'
import { ratingDimensions } from '@ginipig/domain/review'
import { DEFAULT_ZONE } from '@ginipig/domain/time'
import { dimensionWords } from '@ginipig/features/review/review-words.ts'
import { LoadMore, useFirstNew } from '@ginipig/ui/load-more'
import { RatingBars, RatingSummary } from '@ginipig/ui/rating-bars'
import { Skeleton } from '@ginipig/ui/skeleton'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { ReviewItem } from '../detail/ReviewItem.tsx'
import { starShares } from '../detail/review-figures.ts'
import styles from './ProviderReviews.module.css'
import { type ProviderSearch, reviewQueryOf } from './provider-search.ts'
import { ReviewFilters } from './ReviewFilters.tsx'

type ProviderReviewsProps = {
  page: ProviderPage
  search: ProviderSearch
  onSearchChange: (change: Partial<ProviderSearch>) => void
}

/** What clients say of a provider, in figures and in words. None is left out but by the reader's own filter. */
export function ProviderReviews({ page, search, onSearchChange }: ProviderReviewsProps) {
  if (page.rating === null) {
    return (
      <p>
        <Trans>New, no reviews yet</Trans>
      </p>
    )
  }
  return (
    <>
      <Figures page={page} rating={page.rating} />
      <ReviewFilters page={page} search={search} onSearchChange={onSearchChange} />
      <ReviewList page={page} search={search} />
    </>
  )
}

function Figures({ page, rating }: { page: ProviderPage; rating: number }) {
  const { t, i18n } = useLingui()
  const { reviewCount, ratings, ratingCounts } = page
  const oneDecimal = (value: number) => i18n.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const average = oneDecimal(rating)
  return (
    <div className={styles.Figures}>
      <RatingSummary
        average={average}
        value={rating}
        starsLabel={t`${average} out of 5`}
        count={plural(reviewCount, { one: '# review', other: '# reviews' })}
      >
        <RatingBars
          rows={starShares(ratingCounts).map(({ stars, count, share }) => ({
            id: String(stars),
            label: plural(stars, { one: '# star', other: '# stars' }),
            text: i18n.number(count),
            share,
          }))}
        />
      </RatingSummary>
      {ratings === null ? null : (
        <RatingBars
          layout="criteria"
          rows={ratingDimensions.map((dimension) => ({
            id: dimension,
            label: i18n._(dimensionWords[dimension]),
            text: oneDecimal(ratings[dimension]),
            share: ratings[dimension] / 5,
          }))}
        />
      )}
    </div>
  )
}

function ReviewList({ page, search }: Pick<ProviderReviewsProps, 'page' | 'search'>) {
  const { t } = useLingui()
  const found = useInfiniteQuery({
    ...pages(useApi(), listProviderReviews, { params: { providerId: page.id }, query: reviewQueryOf(search) }),
    placeholderData: keepPreviousData,
  })
  const reviews = found.data?.pages.flatMap(({ items }) => items) ?? []
  const shown = reviews.length
  const list = useRef<HTMLUListElement>(null)
  const isNewFromHere = useFirstNew(list, shown, 'figcaption')
  const { stars, photos } = search
  const ofStars = stars === undefined ? page.reviewCount : (page.ratingCounts[5 - stars] ?? 0)
  const all = Math.max(photos ? page.photoReviewCount : ofStars, shown)
  const noneText = photos ? t`No review with photos.` : t`No review with these stars.`
  if (found.isPending) return <Skeleton aria-hidden shape="block" />
  return (
    <>
      <ul ref={list} className={styles.List} aria-busy={found.isPlaceholderData || undefined}>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewItem
              review={review}
              listingTitle={review.listingTitle}
              zone={DEFAULT_ZONE}
              providerName={page.displayName}
            />
          </li>
        ))}
      </ul>
      {found.error ? (
        <Failure
          error={found.error}
          onTryAgain={() => void (found.isFetchNextPageError ? found.fetchNextPage() : found.refetch())}
        />
      ) : null}
      <LoadMore
        className={styles.More}
        text={shown === 0 ? noneText : t`Showing ${shown} of ${all}`}
        label={t`Load more reviews`}
        hasMore={found.hasNextPage}
        busy={found.isFetchingNextPage}
        onLoadMore={() => {
          isNewFromHere()
          void found.fetchNextPage()
        }}
      />
    </>
  )
}
