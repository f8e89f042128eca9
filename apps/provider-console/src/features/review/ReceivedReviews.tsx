import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { errorCode } from '@ginipig/api-client/core/api-error.ts'
import { pages, query } from '@ginipig/api-client/core/call-options.ts'
import { Failure, MoreFailure } from '@ginipig/app/words/Failure.tsx'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import type { ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import { getProviderPage, listProviderReviews, type ProviderReview } from '@ginipig/contract/provider/public-page.ts'
import { isAnswerOlder, overallRating, ratingDimensions } from '@ginipig/domain/review'
import { DEFAULT_ZONE } from '@ginipig/domain/time'
import { ReportLink } from '@ginipig/features/report-link/ReportLink.tsx'
import { ResultPhotos } from '@ginipig/features/review/ResultPhotos.tsx'
import frame from '@ginipig/features/review/ReviewFrame.module.css'
import { dimensionWords } from '@ginipig/features/review/review-words.ts'
import { LoadMore, useFirstNew } from '@ginipig/ui/load-more'
import { Panel, PanelBody, PanelHead } from '@ginipig/ui/panel'
import { Stars } from '@ginipig/ui/rating'
import { RatingBars, RatingSummary } from '@ginipig/ui/rating-bars'
import { Skeleton } from '@ginipig/ui/skeleton'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { AnswerForm, GivenAnswer } from './AnswerForm.tsx'

/** What clients said of a provider, with the way to answer each once. */
export function ReceivedReviews({ providerId }: { providerId: string }) {
  const { t } = useLingui()
  const found = useInfiniteQuery(
    pages(useApi(), listProviderReviews, { params: { providerId }, query: { limit: '5' } }),
  )
  const page = useQuery(query(useApi(), getProviderPage, { params: { providerId } }))
  // Nobody's page is one that isn't finished yet.
  const lost = page.data || errorCode(page.error) === 'provider_not_found' ? null : page.error
  // More that didn’t come is said at its button.
  const unread = found.isFetchNextPageError ? null : found.error
  const error = unread ?? lost
  const reviews = found.data?.pages.flatMap(({ items }) => items) ?? []
  const shown = reviews.length
  const list = useRef<HTMLElement>(null)
  const isNewFromHere = useFirstNew(list, shown, `.${frame.Received} > :first-child`)
  return (
    <Panel ref={list}>
      <PanelHead title={<Trans>Reviews</Trans>} />
      {page.data ? <Figures page={page.data} /> : null}
      {found.isPending ? (
        <PanelBody>
          <Skeleton aria-hidden shape="block" />
        </PanelBody>
      ) : null}
      {error ? (
        <PanelBody>
          <Failure
            error={error}
            isTrying={found.isFetching || page.isFetching}
            onTryAgain={() => {
              if (unread) void found.refetch()
              if (lost) void page.refetch()
            }}
          />
        </PanelBody>
      ) : null}
      {found.isSuccess && shown === 0 ? (
        <PanelBody>
          <Trans>
            None yet. Clients can write one when an appointment is done; it is shown once you have rated them too, or
            after 14 days.
          </Trans>
        </PanelBody>
      ) : null}
      {reviews.map((review) => (
        <PanelBody key={review.id}>
          <Received review={review} />
        </PanelBody>
      ))}
      {found.hasNextPage ? (
        <PanelBody>
          <MoreFailure list={found} />
          <LoadMore
            text={plural(shown, { one: 'Showing # review', other: 'Showing # reviews' })}
            label={t`Load more reviews`}
            hasMore
            busy={found.isFetchingNextPage}
            onLoadMore={() => {
              isNewFromHere()
              void found.fetchNextPage()
            }}
          />
        </PanelBody>
      ) : null}
    </Panel>
  )
}

/** The average that clients see, and what it is made of; nothing before the first review. */
function Figures({ page: { rating, ratings, reviewCount } }: { page: ResponseOf<typeof getProviderPage> }) {
  const { t, i18n } = useLingui()
  if (rating === null || ratings === null) return null
  const oneDecimal = (value: number) => i18n.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const average = oneDecimal(rating)
  return (
    <PanelBody>
      <RatingSummary
        average={average}
        value={rating}
        starsLabel={t`${average} out of 5`}
        count={plural(reviewCount, { one: '# review', other: '# reviews' })}
      >
        <RatingBars
          layout="criteria"
          rows={ratingDimensions.map((dimension) => ({
            id: dimension,
            label: i18n._(dimensionWords[dimension]),
            text: oneDecimal(ratings[dimension]),
            share: ratings[dimension] / 5,
          }))}
        />
      </RatingSummary>
    </PanelBody>
  )
}

function Received({ review }: { review: ProviderReview }) {
  const { t, i18n } = useLingui()
  const dates = useDates()
  const stars = overallRating(review)
  const shown = i18n.number(stars, { maximumFractionDigits: 2 })
  const { clientName, comment, photos, answer, at, editedAt, listingTitle } = review
  const edited = editedAt == null ? null : dates.date(editedAt, DEFAULT_ZONE)
  return (
    <div className={frame.Received}>
      <p>
        <Stars value={stars} label={t`${shown} out of 5`} /> <b>{clientName}</b>
      </p>
      <p className={frame.Small}>
        {listingTitle} · <span className={frame.Date}>{dates.date(at, DEFAULT_ZONE)}</span>
        {edited === null ? null : (
          <>
            {' · '}
            <Trans>Edited {edited}</Trans>
          </>
        )}
      </p>
      {comment === null ? null : <blockquote className={frame.Quote}>{comment}</blockquote>}
      <ResultPhotos photos={photos} by={clientName} />
      <GivenAnswer answer={answer} editedAt={editedAt} />
      <div className={frame.Actions}>
        {answer === null || isAnswerOlder(answer, editedAt) ? (
          <AnswerForm reviewId={review.id} by={clientName} answer={answer} />
        ) : null}
        <ReportLink kind="review" targetId={review.id} of={t`the review by ${clientName}`} />
      </div>
    </div>
  )
}
