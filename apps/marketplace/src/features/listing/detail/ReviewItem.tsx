import { PROVIDERS_LANGUAGE } from '@ginipig/app/words/content-language.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import type { Review } from '@ginipig/contract/listing/get-listing.ts'
import { isAnswerOlder } from '@ginipig/domain/review'
import { ReportLink } from '@ginipig/features/report-link/ReportLink.tsx'
import { ResultPhotos } from '@ginipig/features/review/ResultPhotos.tsx'
import { Avatar } from '@ginipig/ui/avatar'
import { Stars } from '@ginipig/ui/rating'
import { Trans, useLingui } from '@lingui/react/macro'
import styles from './ReviewItem.module.css'
import { overallOf } from './review-figures.ts'

type ReviewItemProps = {
  review: Review
  zone: string
  /** What it was for, where reviews of several stand together. */
  listingTitle?: string
  /** Whom it is of. */
  providerName: string
}

/** One client's stars and words. */
export function ReviewItem({ review, zone, listingTitle, providerName }: ReviewItemProps) {
  const { t, i18n } = useLingui()
  const dates = useDates()
  const { clientName } = review
  const stars = overallOf(review)
  const edited = review.editedAt == null ? null : dates.date(review.editedAt, zone)
  const shown = i18n.number(stars, { maximumFractionDigits: 2 })
  return (
    <figure>
      <div className={styles.Head}>
        <Avatar userId={review.id} name={review.clientName} />
        <figcaption className={styles.Who}>
          {review.clientName}
          {listingTitle === undefined ? null : (
            <span lang={PROVIDERS_LANGUAGE} className={styles.Treatment}>
              {listingTitle}
            </span>
          )}
        </figcaption>
        <div className={styles.When}>
          <Stars value={stars} label={t`${shown} out of 5`} />
          <p>{dates.date(review.at, zone)}</p>
          {edited === null ? null : (
            <p>
              <Trans>Edited {edited}</Trans>
            </p>
          )}
        </div>
      </div>
      {review.comment === null ? null : (
        <blockquote lang={PROVIDERS_LANGUAGE} className={styles.Words}>
          {review.comment}
        </blockquote>
      )}
      {review.photos.length === 0 ? null : (
        <div className={styles.Photos}>
          <ResultPhotos photos={review.photos} by={clientName} />
        </div>
      )}
      {review.answer === null ? null : (
        <div className={styles.Answer}>
          <p className={styles.AnswerName}>
            <Trans>{providerName} answered</Trans>
          </p>
          <blockquote lang={PROVIDERS_LANGUAGE} className={styles.Words}>
            {review.answer.text}
          </blockquote>
          {isAnswerOlder(review.answer, review.editedAt) ? (
            <p className={styles.Older}>
              <Trans>Answered before the review was edited.</Trans>
            </p>
          ) : null}
        </div>
      )}
      <ReportLink kind="review" targetId={review.id} of={t`the review by ${clientName}`} className={styles.Report} />
    </figure>
  )
}
