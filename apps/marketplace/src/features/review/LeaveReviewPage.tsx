import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change, query } from '@ginipig/api-client/core/call-options.ts'
import { myReviewChanged } from '@ginipig/api-client/review.ts'
import { useAppForm } from '@ginipig/app/form/use-app-form.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { type ClientsReview, getMyReview, putMyReview } from '@ginipig/contract/review/review.ts'
import { MAX_REVIEW_TEXT, type RatingDimension, ReviewGiven, ratingDimensions } from '@ginipig/domain/review'
import { HiddenUntil } from '@ginipig/features/review/HiddenUntil.tsx'
import frame from '@ginipig/features/review/ReviewFrame.module.css'
import { ReviewFrame } from '@ginipig/features/review/ReviewFrame.tsx'
import { clientHints, dimensionWords } from '@ginipig/features/review/review-words.ts'
import { StarsField } from '@ginipig/features/review/StarsField.tsx'
import { ButtonLink } from '@ginipig/ui/button'
import { Panel } from '@ginipig/ui/panel'
import { useLingui as useI18n } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'

type Draft = Record<RatingDimension, number | null> & { comment: string }

const nothing: Draft = { professionalism: null, friendliness: null, reliability: null, results: null, comment: '' }

function draftOf({ mine }: ClientsReview): Draft {
  if (!mine) return nothing
  const { professionalism, friendliness, reliability, results, comment } = mine
  return { professionalism, friendliness, reliability, results, comment: comment ?? '' }
}

/** `/leave-review/{id}` and `/edit-review/{id}`: a client's review of an appointment. Source: product.md §5. */
export function LeaveReviewPage({ bookingId }: { bookingId: string }) {
  const dates = useDates()
  const { data: review } = useSuspenseQuery(query(useApi(), getMyReview, { params: { bookingId } }))
  const { visited, mine } = review
  const { otherName: name, listing, startsAt, zone } = visited
  const day = dates.friendlyDate(startsAt, zone)
  const title = listing.title
  return (
    <ReviewFrame
      visited={visited}
      back={{ label: <Trans>My bookings</Trans>, renderLink: (slot) => <Link to="/my-booking" {...slot} /> }}
      title={mine ? <Trans>Change your review of {name}</Trans> : <Trans>How was it with {name}?</Trans>}
      lead={
        <Trans>
          {day}, {title}. Four ratings, a minute at most.
        </Trans>
      }
      side={<Side review={review} />}
    >
      <ReviewForm review={review} />
    </ReviewFrame>
  )
}

function Side({ review: { visited, mine } }: { review: ClientsReview }) {
  const { otherName: name, closesAt, zone } = visited
  const date = useDates().friendlyDate(closesAt, zone)
  return (
    <>
      {mine?.isShown ? null : <HiddenUntil visited={visited} />}
      <ul className={frame.Small}>
        <li>
          <Trans>You can change it until {date}</Trans>
        </li>
        <li>
          <Trans>{name} can answer once, in public</Trans>
        </li>
        <li>
          <Trans>No review is hidden without a logged reason</Trans>
        </li>
      </ul>
    </>
  )
}

function ReviewForm({ review }: { review: ClientsReview }) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const toast = useToast()
  const navigate = useNavigate()
  const { bookingId, otherName } = review.visited
  const put = useMutation(change(useApi(), putMyReview, myReviewChanged(bookingId)))
  const form = useAppForm({
    schema: ReviewGiven,
    defaultValues: draftOf(review),
    onSubmit: async (body) => {
      await put.mutateAsync({ params: { bookingId }, body })
      toast.success(t`Thank you: your review of ${otherName} is saved.`)
      form.reset()
      await navigate({ to: '/review/$id', params: { id: bookingId } })
    },
  })
  return (
    <form.AppForm>
      <form.Form className={frame.Form}>
        <form.Failure />
        <Panel look="card" className={frame.Rows}>
          {ratingDimensions.map((dimension) => (
            <form.AppField key={dimension} name={dimension}>
              {() => <StarsField label={i18n._(dimensionWords[dimension])} hint={i18n._(clientHints[dimension])} />}
            </form.AppField>
          ))}
        </Panel>
        <form.AppField name="comment">
          {(field) => (
            <field.TextareaField
              label={t`In your words`}
              problemLabel={t`Your words`}
              marker={t`Optional`}
              hint={t`No phone numbers, links or surnames`}
              rows={4}
              counterMax={MAX_REVIEW_TEXT}
              counterAnnouncement={(used, max) => t`${used} of ${max} characters used`}
            />
          )}
        </form.AppField>
        <div className={frame.Actions}>
          <form.SubmitButton size="lg" busyLabel={t`Sending…`}>
            {review.mine ? t`Save changes` : t`Send review`}
          </form.SubmitButton>
          <ButtonLink variant="ghost" size="lg" render={(slot) => <Link to="/my-booking" {...slot} />}>
            <Trans>Not now</Trans>
          </ButtonLink>
        </div>
      </form.Form>
    </form.AppForm>
  )
}
