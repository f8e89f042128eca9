import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { reviewAnswered } from '@ginipig/api-client/review.ts'
import { useAppForm } from '@ginipig/app/form/use-app-form.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { answerReview } from '@ginipig/contract/review/review.ts'
import { MAX_REVIEW_TEXT, ReviewAnswer } from '@ginipig/domain/review'
import frame from '@ginipig/features/review/ReviewFrame.module.css'
import { Button } from '@ginipig/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

/** The provider's one public answer to a review, asked for by a button first. */
export function AnswerForm({ reviewId, by }: { reviewId: string; by: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const { t } = useLingui()
  if (!isOpen)
    return (
      <Button
        size="sm"
        className={frame.Start}
        aria-label={t`Answer the review by ${by}`}
        onClick={() => setIsOpen(true)}
      >
        <Trans>Answer</Trans>
      </Button>
    )
  return <Answer reviewId={reviewId} onCancel={() => setIsOpen(false)} />
}

function Answer({ reviewId, onCancel }: { reviewId: string; onCancel: () => void }) {
  const { t } = useLingui()
  const toast = useToast()
  const send = useMutation(change(useApi(), answerReview, reviewAnswered))
  const form = useAppForm({
    schema: ReviewAnswer,
    defaultValues: { text: '' },
    onSubmit: async (body) => {
      await send.mutateAsync({ params: { reviewId }, body })
      toast.success(t`Your answer is on your page now.`)
    },
  })
  return (
    <form.AppForm>
      <form.Form className={frame.Form}>
        <form.Failure />
        <form.AppField name="text">
          {(field) => (
            <field.TextareaField
              autoFocus
              label={t`Your answer`}
              problemLabel={t`Your answer`}
              hint={t`Everybody reads it, once and for good. No phone numbers or links.`}
              rows={3}
              counterMax={MAX_REVIEW_TEXT}
              counterAnnouncement={(used, max) => t`${used} of ${max} characters used`}
            />
          )}
        </form.AppField>
        <div className={frame.Actions}>
          <form.SubmitButton busyLabel={t`Sending…`}>{t`Send answer`}</form.SubmitButton>
          <form.CancelButton onClick={onCancel}>{t`Cancel`}</form.CancelButton>
        </div>
      </form.Form>
    </form.AppForm>
  )
}
