import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change, query } from '@ginipig/api-client/core/call-options.ts'
import { myReviewChanged } from '@ginipig/api-client/review.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { type ClientsReview, getMyReview, removeReviewPhotos } from '@ginipig/contract/review/review.ts'
import { isAnswerOlder } from '@ginipig/domain/review'
import { GivenStars } from '@ginipig/features/review/GivenStars.tsx'
import { HiddenUntil } from '@ginipig/features/review/HiddenUntil.tsx'
import { ResultPhotos } from '@ginipig/features/review/ResultPhotos.tsx'
import frame from '@ginipig/features/review/ReviewFrame.module.css'
import { ReviewFrame } from '@ginipig/features/review/ReviewFrame.tsx'
import { Banner } from '@ginipig/ui/banner'
import { Button, ButtonLink } from '@ginipig/ui/button'
import { ConfirmDialog } from '@ginipig/ui/dialog'
import { TextLink } from '@ginipig/ui/link'
import { Panel } from '@ginipig/ui/panel'
import { Section } from '@ginipig/ui/section'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'

type Mine = NonNullable<ClientsReview['mine']>

/** `/review/{id}`: what the two said of each other, as far as the client may read it. Source: product.md §5. */
export function ReviewPage({ bookingId }: { bookingId: string }) {
  const { data: review } = useSuspenseQuery(query(useApi(), getMyReview, { params: { bookingId } }))
  const { visited, mine, theirs, step, providerId } = review
  const name = visited.otherName
  return (
    <ReviewFrame
      visited={visited}
      back={{ label: <Trans>My bookings</Trans>, renderLink: (slot) => <Link to="/my-booking" {...slot} /> }}
      title={<Trans>Your review of {name}</Trans>}
      // What is written says so itself.
      side={step === 'write' && theirs === null ? <HiddenUntil visited={visited} /> : null}
    >
      <div className={frame.Parts}>
        {mine ? <OwnReview visited={visited} mine={mine} /> : <NoReview visited={visited} isOpen={step === 'write'} />}
        <div className={frame.Actions}>
          {step === 'write' ? (
            <ButtonLink
              variant="primary"
              render={(slot) => <Link to="/leave-review/$id" params={{ id: bookingId }} {...slot} />}
            >
              <Trans>Write review</Trans>
            </ButtonLink>
          ) : null}
          {step === 'change' ? (
            <ButtonLink
              variant="primary"
              render={(slot) => <Link to="/edit-review/$id" params={{ id: bookingId }} {...slot} />}
            >
              <Trans>Edit review</Trans>
            </ButtonLink>
          ) : null}
          <ButtonLink
            render={(slot) => <Link to="/provider-detail/$id" params={{ id: providerId }} hash="reviews" {...slot} />}
          >
            <Trans>All reviews of {name}</Trans>
          </ButtonLink>
        </div>
        {theirs ? (
          <Section pitch="block" title={<Trans>What {name} says of you</Trans>}>
            <Panel look="card" isPadded>
              <GivenStars ratings={theirs} />
            </Panel>
            <p className={frame.Small}>
              <Trans>Only you and {name} see it.</Trans>
            </p>
          </Section>
        ) : null}
      </div>
    </ReviewFrame>
  )
}

function OwnReview({ visited, mine }: { visited: ClientsReview['visited']; mine: Mine }) {
  const dates = useDates()
  const { otherName: name, zone } = visited
  const { professionalism, friendliness, reliability, results, comment, photos, answer, changedAt, at } = mine
  const date = dates.date(changedAt ?? at, zone)
  return (
    <>
      <StateOfIt visited={visited} mine={mine} />
      <Panel look="card" isPadded>
        <GivenStars ratings={{ professionalism, friendliness, reliability, results }} />
      </Panel>
      {comment === null ? null : <blockquote className={frame.Quote}>{comment}</blockquote>}
      <OwnPhotos bookingId={visited.bookingId} photos={photos} />
      <p className={frame.Small}>
        {changedAt === null ? <Trans>Written {date}</Trans> : <Trans>Changed {date}</Trans>}
      </p>
      {answer === null ? null : (
        <div className={frame.Answer}>
          <p className={frame.AnswerName}>
            <Trans>{name} answered</Trans>
          </p>
          <blockquote className={frame.Quote}>{answer.text}</blockquote>
          {isAnswerOlder(answer, changedAt) ? (
            <p className={frame.Small}>
              <Trans>Answered before you changed it.</Trans>
            </p>
          ) : null}
        </div>
      )}
    </>
  )
}

/** The photos beside it, and the way to take them back. */
function OwnPhotos({ bookingId, photos }: { bookingId: string } & Pick<Mine, 'photos'>) {
  const { t } = useLingui()
  const toast = useToast()
  const textOf = useProblemText()
  const [isAsking, setIsAsking] = useState(false)
  const take = useMutation(change(useApi(), removeReviewPhotos, myReviewChanged(bookingId)))
  const handleConfirm = () =>
    take.mutate(
      { params: { bookingId } },
      {
        onSuccess: () => {
          setIsAsking(false)
          toast.success(t`Your photos are removed: nobody else sees them now.`)
        },
      },
    )
  return (
    <>
      {photos.length === 0 ? null : (
        <div>
          <ResultPhotos photos={photos} by={t`you`} />
          <Button size="sm" variant="ghost" className={frame.TakeBack} onClick={() => setIsAsking(true)}>
            <Trans>Remove my photos</Trans>
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={<Trans>Remove your photos?</Trans>}
        description={<Trans>Nobody sees them beside your review any more. Your stars and words stay.</Trans>}
        confirmLabel={t`Remove them`}
        cancelLabel={t`Keep them`}
        tone="danger"
        busy={take.isPending}
        busyLabel={t`Removing…`}
        error={take.error ? textOf(take.error) : undefined}
        onClosed={take.reset}
        onConfirm={handleConfirm}
      />
    </>
  )
}

/** Who can read it by now. */
function StateOfIt({ visited, mine }: { visited: ClientsReview['visited']; mine: Mine }) {
  const { otherName: name, closesAt, zone } = visited
  const date = useDates().friendlyDate(closesAt, zone)
  const { hiddenBecause: reason, isShown } = mine
  if (reason !== null)
    return (
      <Banner tone="warning" title={<Trans>We took it out of sight</Trans>}>
        <Trans>
          Why: {reason} Was that wrong?{' '}
          <TextLink render={(slot) => <Link to="/feedback" {...slot} />}>Tell us</TextLink>, and a person looks at it
          again.
        </Trans>
      </Banner>
    )
  if (isShown)
    return (
      <Banner tone="success">
        <Trans>Everybody can read it on {name}’s page.</Trans>
      </Banner>
    )
  return (
    <Banner tone="info">
      <Trans>
        Nobody sees it yet: it is shown when {name} has written too, on {date} at the latest.
      </Trans>
    </Banner>
  )
}

function NoReview({ visited, isOpen }: { visited: ClientsReview['visited']; isOpen: boolean }) {
  const date = useDates().friendlyDate(visited.closesAt, visited.zone)
  return (
    <p>
      {isOpen ? (
        <Trans>You haven’t written one yet. You can until {date}.</Trans>
      ) : (
        <Trans>You didn’t write one. The time to do so was over on {date}.</Trans>
      )}
    </p>
  )
}
