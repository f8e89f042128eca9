import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change, query } from '@ginipig/api-client/core/call-options.ts'
import { clientReviewChanged } from '@ginipig/api-client/review.ts'
import { useAppForm } from '@ginipig/app/form/use-app-form.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { getClientReview, type ProvidersReview, putClientReview } from '@ginipig/contract/review/review.ts'
import { type ClientDimension, ClientReviewGiven, clientDimensions, isAnswerOlder } from '@ginipig/domain/review'
import { SaveFailure, withBegun } from '@ginipig/features/edit-conflict/SaveFailure.tsx'
import { GivenStars } from '@ginipig/features/review/GivenStars.tsx'
import { HiddenUntil } from '@ginipig/features/review/HiddenUntil.tsx'
import { ResultPhotos } from '@ginipig/features/review/ResultPhotos.tsx'
import frame from '@ginipig/features/review/ReviewFrame.module.css'
import { ReviewFrame } from '@ginipig/features/review/ReviewFrame.tsx'
import { dimensionWords } from '@ginipig/features/review/review-words.ts'
import { StarsField } from '@ginipig/features/review/StarsField.tsx'
import { Banner } from '@ginipig/ui/banner'
import { ButtonLink } from '@ginipig/ui/button'
import { Panel } from '@ginipig/ui/panel'
import { Section } from '@ginipig/ui/section'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui as useI18n } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { AnswerForm, GivenAnswer } from './AnswerForm.tsx'

/** What a provider looks at in each. */
const hints: Record<ClientDimension, MessageDescriptor> = {
  friendliness: msg`Nice to have there`,
  reliability: msg`Came on time, prepared as asked`,
}

/** `/provider/review/{id}`: what the two said of each other, and the provider's stars for the client. Source: product.md §6. */
export function ClientReviewPage({ bookingId }: { bookingId: string }) {
  const { data: review } = useSuspenseQuery(query(useApi(), getClientReview, { params: { bookingId } }))
  const { visited, mine, theirs, step } = review
  const name = visited.otherName
  const isOpen = step === 'write' || step === 'change'
  return (
    <ReviewFrame
      visited={visited}
      back={{
        label: <Trans>The booking</Trans>,
        renderLink: (slot) => <Link to="/provider/booking-details/$id" params={{ id: bookingId }} {...slot} />,
      }}
      title={<Trans>How was it with {name}?</Trans>}
      lead={<Trans>Two ratings, in stars alone: nobody writes about clients here.</Trans>}
      side={isOpen && theirs === null ? <HiddenUntil visited={visited} /> : null}
    >
      <div className={frame.Parts}>
        {isOpen ? <ClientForm review={review} /> : <Closed review={review} />}
        {theirs ? <Theirs visited={visited} theirs={theirs} /> : null}
        {mine ? (
          <Banner
            tone="info"
            action={
              <ButtonLink
                size="sm"
                render={(slot) => <Link to="/provider/leave-review/$id" params={{ id: bookingId }} {...slot} />}
              >
                <Trans>Tell us</Trans>
              </ButtonLink>
            }
          >
            <Trans>And how did Ginipig do this time?</Trans>
          </Banner>
        ) : null}
      </div>
    </ReviewFrame>
  )
}

const chosenIn = ({ mine, revision }: ProvidersReview) =>
  withBegun(
    {
      friendliness: mine?.friendliness ?? null,
      reliability: mine?.reliability ?? null,
    } as Record<ClientDimension, number | null>, // nothing is chosen beforehand
    revision,
  )

function ClientForm({ review }: { review: ProvidersReview }) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const dates = useDates()
  const toast = useToast()
  const api = useApi()
  const client = useQueryClient()
  const { mine, visited } = review
  const { bookingId, closesAt, zone } = visited
  const date = dates.friendlyDate(closesAt, zone)
  const now = { ...query(api, getClientReview, { params: { bookingId } }), staleTime: 0 }
  const put = useMutation(change(api, putClientReview, clientReviewChanged(bookingId)))
  const form = useAppForm({
    schema: ClientReviewGiven,
    defaultValues: chosenIn(review),
    onSubmit: async (body) => {
      const { revision } = form.state.values.begun
      form.reset(chosenIn(await put.mutateAsync({ params: { bookingId }, query: { revision }, body })))
      toast.success(t`Thank you: your review is saved.`)
    },
  })
  return (
    <form.AppForm>
      <form.Form className={frame.Form}>
        <SaveFailure readNow={async () => chosenIn(await client.fetchQuery(now))} />
        <Panel className={frame.Rows}>
          {clientDimensions.map((dimension) => (
            <form.AppField key={dimension} name={dimension}>
              {() => <StarsField label={i18n._(dimensionWords[dimension])} hint={i18n._(hints[dimension])} />}
            </form.AppField>
          ))}
        </Panel>
        <div className={frame.Actions}>
          <form.SubmitButton busyLabel={t`Sending…`}>{mine ? t`Save changes` : t`Send review`}</form.SubmitButton>
        </div>
        <p className={frame.Small}>
          <Trans>You can change it until {date}. Only you and the client see it.</Trans>
        </p>
      </form.Form>
      <form.UnsavedChanges />
    </form.AppForm>
  )
}

function Closed({ review: { visited, mine } }: { review: ProvidersReview }) {
  const date = useDates().friendlyDate(visited.closesAt, visited.zone)
  if (!mine)
    return (
      <p>
        <Trans>You didn’t write one. The time to do so was over on {date}.</Trans>
      </p>
    )
  const { friendliness, reliability } = mine
  return (
    <Panel isPadded>
      <GivenStars ratings={{ friendliness, reliability }} />
    </Panel>
  )
}

type TheirsProps = { visited: ProvidersReview['visited']; theirs: NonNullable<ProvidersReview['theirs']> }

function Theirs({ visited: { otherName: name, zone }, theirs }: TheirsProps) {
  const { id, professionalism, friendliness, reliability, results, comment, photos, editedAt, answer } = theirs
  const dates = useDates()
  const edited = editedAt == null ? null : dates.date(editedAt, zone)
  return (
    <Section pitch="block" title={<Trans>What {name} says of you</Trans>}>
      <div className={frame.Parts}>
        <Panel isPadded>
          <GivenStars ratings={{ professionalism, friendliness, reliability, results }} />
        </Panel>
        {comment === null ? null : <blockquote className={frame.Quote}>{comment}</blockquote>}
        <ResultPhotos photos={photos} by={name} />
        {edited === null ? null : (
          <p className={frame.Small}>
            <Trans>Edited {edited}</Trans>
          </p>
        )}
        <GivenAnswer answer={answer} editedAt={editedAt} />
        {answer === null || isAnswerOlder(answer, editedAt) ? (
          <AnswerForm reviewId={id} by={name} answer={answer} />
        ) : null}
      </div>
    </Section>
  )
}
