import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change, query } from '@ginipig/api-client/core/call-options.ts'
import { platformReviewChanged } from '@ginipig/api-client/review.ts'
import { useAppForm } from '@ginipig/app/form/use-app-form.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { getPlatformReview, type PlatformReview, putPlatformReview } from '@ginipig/contract/review/review.ts'
import { MAX_REVIEW_TEXT, PlatformReviewGiven } from '@ginipig/domain/review'
import { SaveFailure, withBegun } from '@ginipig/features/edit-conflict/SaveFailure.tsx'
import frame from '@ginipig/features/review/ReviewFrame.module.css'
import { ReviewFrame } from '@ginipig/features/review/ReviewFrame.tsx'
import { StarsField } from '@ginipig/features/review/StarsField.tsx'
import { Panel } from '@ginipig/ui/panel'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'

type Draft = { rating: number | null; comment: string }

const draftOf = ({ mine, revision }: PlatformReview) =>
  withBegun<Draft>({ rating: mine?.rating ?? null, comment: mine?.comment ?? '' }, revision)

/** `/provider/leave-review/{id}`: what a provider thinks of us after an appointment. Source: product.md §6. */
export function PlatformReviewPage({ bookingId }: { bookingId: string }) {
  const { t } = useLingui()
  const api = useApi()
  const toast = useToast()
  const navigate = useNavigate()
  const client = useQueryClient()
  const asked = query(api, getPlatformReview, { params: { bookingId } })
  const { data: review } = useSuspenseQuery(asked)
  const { visited, mine } = review
  const put = useMutation(change(api, putPlatformReview, platformReviewChanged(bookingId)))
  const form = useAppForm({
    schema: PlatformReviewGiven,
    defaultValues: draftOf(review),
    onSubmit: async (body) => {
      const { revision } = form.state.values.begun
      form.reset(draftOf(await put.mutateAsync({ params: { bookingId }, query: { revision }, body })))
      toast.success(t`Thank you: a person reads it.`)
      await navigate({ to: '/provider/booking-details/$id', params: { id: bookingId } })
    },
  })
  return (
    <ReviewFrame
      visited={visited}
      back={{
        label: <Trans>The booking</Trans>,
        renderLink: (slot) => <Link to="/provider/booking-details/$id" params={{ id: bookingId }} {...slot} />,
      }}
      title={<Trans>How did Ginipig do?</Trans>}
      lead={<Trans>From the request to the money. Only we read it.</Trans>}
      side={null}
    >
      <form.AppForm>
        <form.Form className={frame.Form}>
          <SaveFailure readNow={async () => draftOf(await client.fetchQuery({ ...asked, staleTime: 0 }))} />
          <Panel className={frame.Rows}>
            <form.AppField name="rating">{() => <StarsField label={t`Ginipig this time`} />}</form.AppField>
          </Panel>
          <form.AppField name="comment">
            {(field) => (
              <field.TextareaField
                label={t`What should we change?`}
                problemLabel={t`Your words`}
                marker={t`Optional`}
                rows={4}
                counterMax={MAX_REVIEW_TEXT}
                counterAnnouncement={(used, max) => t`${used} of ${max} characters used`}
              />
            )}
          </form.AppField>
          <div className={frame.Actions}>
            <form.SubmitButton busyLabel={t`Sending…`}>{mine ? t`Save changes` : t`Send`}</form.SubmitButton>
          </div>
        </form.Form>
        <form.UnsavedChanges />
      </form.AppForm>
    </ReviewFrame>
  )
}
