import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change, makeStale, query } from '@ginipig/api-client/core/call-options.ts'
import { myReviewChanged } from '@ginipig/api-client/review.ts'
import { isAlike } from '@ginipig/app/form/is-alike.ts'
import { PublicTextField } from '@ginipig/app/form/PublicText.tsx'
import { useAppForm, useStore } from '@ginipig/app/form/use-app-form.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { PROVIDERS_LANGUAGE } from '@ginipig/app/words/content-language.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { type ClientsReview, getMyReview, putMyReview } from '@ginipig/contract/review/review.ts'
import { MAX_REVIEW_TEXT, type RatingDimension, ReviewGiven, ratingDimensions } from '@ginipig/domain/review'
import { SaveFailure, withBegun } from '@ginipig/features/edit-conflict/SaveFailure.tsx'
import { HiddenUntil } from '@ginipig/features/review/HiddenUntil.tsx'
import frame from '@ginipig/features/review/ReviewFrame.module.css'
import { ReviewFrame } from '@ginipig/features/review/ReviewFrame.tsx'
import { clientHints, dimensionWords } from '@ginipig/features/review/review-words.ts'
import { StarsField } from '@ginipig/features/review/StarsField.tsx'
import { ButtonLink } from '@ginipig/ui/button'
import { Panel } from '@ginipig/ui/panel'
import { useLingui as useI18n } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { MessageCircle, Pencil, ShieldCheck } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { PhotosField } from './PhotosField.tsx'
import { useReviewPhotos } from './use-review-photos.ts'

type Draft = Record<RatingDimension, number | null> & {
  comment: string
  photoIds: string[]
  consentsToPhotos: boolean
}

const nothing: Draft = {
  ...{ professionalism: null, friendliness: null, reliability: null, results: null },
  ...{ comment: '', photoIds: [], consentsToPhotos: false },
}

const draftOf = ({ mine, revision }: ClientsReview) => withBegun(mine ? givenIn(mine) : nothing, revision)

function givenIn(mine: NonNullable<ClientsReview['mine']>): Draft {
  const { professionalism, friendliness, reliability, results, comment, photos } = mine
  const photoIds = photos.map(({ id }) => id)
  return {
    ...{ professionalism, friendliness, reliability, results, comment: comment ?? '' },
    ...{ photoIds, consentsToPhotos: photoIds.length > 0 },
  }
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
          {day}, <span lang={PROVIDERS_LANGUAGE}>{title}</span>. Four ratings, a minute at most.
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
      <ul className={frame.Facts}>
        <li>
          <Pencil aria-hidden />
          <Trans>You can change it until {date}</Trans>
        </li>
        <li>
          <MessageCircle aria-hidden />
          <Trans>{name} can answer once, in public</Trans>
        </li>
        <li>
          <ShieldCheck aria-hidden />
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
  const api = useApi()
  const client = useQueryClient()
  const now = { ...query(api, getMyReview, { params: { bookingId } }), staleTime: 0 }
  const put = useMutation({
    ...change(api, putMyReview, myReviewChanged(bookingId)),
    onError: () => void makeStale(client, [now.queryKey]),
  })
  const finish = async () => {
    toast.success(t`Thank you: your review of ${otherName} is saved.`)
    form.reset()
    // The way back leads past the form, which is done with.
    await navigate({ to: '/review/$id', params: { id: bookingId }, replace: true })
  }
  const form = useAppForm({
    schema: ReviewGiven,
    defaultValues: draftOf(review),
    onSubmit: async (body) => {
      const { revision } = form.state.values.begun
      await put.mutateAsync({ params: { bookingId }, query: { revision }, body })
      await finish()
    },
  })
  // Saved after all: only the answer was lost.
  const isSaved = put.isError && review.mine !== null && isAlike(givenIn(review.mine), put.variables.body)
  const finishAfterAll = useEffectEvent(finish)
  useEffect(() => {
    if (isSaved) void finishAfterAll()
  }, [isSaved])
  const photoIds = useStore(form.store, ({ values }) => values.photoIds)
  const photos = useReviewPhotos(photoIds, review.mine?.photos ?? [], (changed) => {
    form.setFieldValue('photoIds', changed)
    // Never ticked beforehand: the next photo asks anew.
    if (form.state.values.photoIds.length === 0) form.setFieldValue('consentsToPhotos', false)
  })
  return (
    <form.AppForm>
      <form.Form className={frame.Form}>
        <SaveFailure readNow={async () => draftOf(await client.fetchQuery(now))} />
        <Panel look="card" className={frame.Rows}>
          {ratingDimensions.map((dimension) => (
            <form.AppField key={dimension} name={dimension}>
              {() => <StarsField label={i18n._(dimensionWords[dimension])} hint={i18n._(clientHints[dimension])} />}
            </form.AppField>
          ))}
        </Panel>
        <form.AppField name="comment">
          {() => (
            <PublicTextField
              label={t`In your words`}
              problemLabel={t`Your words`}
              marker={t`Optional`}
              hint={t`No phone numbers, links or surnames`}
              rows={4}
              max={MAX_REVIEW_TEXT}
            />
          )}
        </form.AppField>
        <PhotosField photos={photos} />
        {photoIds.length === 0 ? null : (
          <form.AppField name="consentsToPhotos">
            {(field) => (
              <field.CheckboxField
                label={<Trans>I agree that these photos are shown with my review to everybody</Trans>}
                description={<Trans>Not before your review is shown. You can remove them at any time.</Trans>}
                problemLabel={t`Your agreement`}
              />
            )}
          </form.AppField>
        )}
        <div className={frame.Actions}>
          <form.SubmitButton size="lg" busyLabel={t`Sending…`} disabled={photos.isSending}>
            {review.mine ? t`Save changes` : t`Send review`}
          </form.SubmitButton>
          <ButtonLink variant="ghost" size="lg" render={(slot) => <Link to="/my-booking" {...slot} />}>
            <Trans>Not now</Trans>
          </ButtonLink>
        </div>
        {photos.isSending ? (
          <p className={frame.Small} role="status">
            <Trans>Your photos are on their way: a moment, then you can send.</Trans>
          </p>
        ) : null}
      </form.Form>
      <form.UnsavedChanges />
    </form.AppForm>
  )
}
