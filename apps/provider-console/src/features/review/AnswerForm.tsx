import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { errorCode } from '@ginipig/api-client/core/api-error.ts'
import { change, makeStale } from '@ginipig/api-client/core/call-options.ts'
import { reviewAnswered } from '@ginipig/api-client/review.ts'
import { useFocusKept } from '@ginipig/app/device/use-focus-kept.ts'
import { PublicTextField } from '@ginipig/app/form/PublicText.tsx'
import { useAppForm } from '@ginipig/app/form/use-app-form.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { answerReview } from '@ginipig/contract/review/review.ts'
import { isAnswerOlder, MAX_REVIEW_TEXT, ReviewAnswer } from '@ginipig/domain/review'
import frame from '@ginipig/features/review/ReviewFrame.module.css'
import { Button } from '@ginipig/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'

type AnswerOf = {
  answer: { text: string; at: number } | null
  /** When the review was last changed. */
  editedAt: number | null | undefined
}

/** The provider's answer as everybody reads it; nothing before it is given. Who has just sent it goes on here. */
export function GivenAnswer({ answer, editedAt }: AnswerOf) {
  const block = useRef<HTMLDivElement>(null)
  useFocusKept(block, answer?.at ?? 0)
  if (answer === null) return null
  return (
    <div ref={block} tabIndex={-1} className={frame.Answer}>
      <p className={frame.AnswerName}>
        <Trans>Your answer</Trans>
      </p>
      <blockquote className={frame.Quote}>{answer.text}</blockquote>
      {isAnswerOlder(answer, editedAt) ? (
        <p className={frame.Small}>
          <Trans>You answered before the review was edited: you can change your answer.</Trans>
        </p>
      ) : null}
    </div>
  )
}

type AnswerFormProps = Pick<AnswerOf, 'answer'> & { reviewId: string; by: string }

/** The provider's one public answer to a review, asked for by a button first; or the way to change it. */
export function AnswerForm({ reviewId, by, answer }: AnswerFormProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { t } = useLingui()
  const start = useRef<HTMLButtonElement>(null)
  useFocusKept(start, isOpen)
  if (!isOpen)
    return (
      <Button
        ref={start}
        size="sm"
        className={frame.Start}
        aria-label={answer === null ? t`Answer the review by ${by}` : t`Change your answer to the review by ${by}`}
        onClick={() => setIsOpen(true)}
      >
        {answer === null ? <Trans>Answer</Trans> : <Trans>Change answer</Trans>}
      </Button>
    )
  return <Answer reviewId={reviewId} given={answer?.text ?? ''} onCancel={() => setIsOpen(false)} />
}

type AnswerProps = { reviewId: string; given: string; onCancel: () => void }

function Answer({ reviewId, given, onCancel }: AnswerProps) {
  const { t } = useLingui()
  const toast = useToast()
  const textOf = useProblemText()
  const client = useQueryClient()
  const send = useMutation(change(useApi(), answerReview, reviewAnswered))
  const form = useAppForm({
    formId: `answer-${reviewId}`,
    schema: ReviewAnswer,
    defaultValues: { text: given },
    onSubmit: async (body) => {
      try {
        await send.mutateAsync({ params: { reviewId }, body })
      } catch (error) {
        if (errorCode(error) !== 'review_answered') throw error
        // In another tab: there is one answer, and this form goes with the sight of it.
        toast.error(textOf(error))
        return makeStale(client, reviewAnswered.stale ?? [])
      }
      toast.success(t`Your answer is on your page now.`)
    },
  })
  return (
    <form.AppForm>
      <form.Form className={frame.Form}>
        <form.Failure />
        <form.AppField name="text">
          {() => (
            <PublicTextField
              autoFocus
              label={t`Your answer`}
              problemLabel={t`Your answer`}
              hint={t`Everybody reads it. You can change it only if the review is edited. No phone numbers or links.`}
              rows={3}
              max={MAX_REVIEW_TEXT}
            />
          )}
        </form.AppField>
        <div className={frame.Actions}>
          <form.SubmitButton busyLabel={t`Sending…`}>{t`Send answer`}</form.SubmitButton>
          <form.CancelButton onClick={onCancel}>{t`Cancel`}</form.CancelButton>
        </div>
      </form.Form>
      <form.UnsavedChanges />
    </form.AppForm>
  )
}
