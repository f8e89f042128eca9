import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { formDraft } from '@ginipig/app/form/form-draft.ts'
import { useAppForm } from '@ginipig/app/form/use-app-form.ts'
import { useField } from '@ginipig/app/form/use-field.ts'
import { useServices } from '@ginipig/app/services/services-context.ts'
import { sendFeedback } from '@ginipig/contract/content/content.ts'
import { FEEDBACK_LIMIT, Feedback } from '@ginipig/domain/content'
import { RatingInput } from '@ginipig/ui/rating-input'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useOwnName } from '../use-own-name.ts'
import styles from './FeedbackPage.module.css'

type Draft = { rating: number | null; name: string; text: string }

const draft = formDraft('feedback')

/** @param props.onSent - told the name that was given */
export function FeedbackForm({ onSent }: { onSent: (name: string) => void }) {
  const { t } = useLingui()
  const { app } = useServices()
  const send = useMutation(change(useApi(), sendFeedback))
  const form = useAppForm({
    schema: Feedback,
    defaultValues: { rating: null, name: useOwnName(), text: '' } satisfies Draft as Draft,
    draft,
    onSubmit: async (given) => {
      await send.mutateAsync({ body: { ...given, app } })
      draft.clear()
      onSent(given.name)
    },
  })
  return (
    <form.AppForm>
      <form.Form className={styles.Fields}>
        <form.Failure
          cases={{ too_many_requests: { words: t`You’ve told us a few times already. Please try again later.` } }}
        />
        <form.AppField name="rating">{() => <RatingField />}</form.AppField>
        <form.AppField name="name">
          {(field) => <field.TextField label={t`Your name`} autoComplete="name" />}
        </form.AppField>
        <form.AppField name="text">
          {(field) => (
            <field.TextareaField
              label={t`What should we keep, and what should we change?`}
              problemLabel={t`Your words`}
              marker={t`Optional`}
              rows={5}
              counterMax={FEEDBACK_LIMIT}
              counterAnnouncement={(used, max) => t`${used} of ${max} characters used`}
            />
          )}
        </form.AppField>
        <form.SubmitButton size="lg" busyLabel={t`Sending…`}>
          {t`Send feedback`}
        </form.SubmitButton>
      </form.Form>
    </form.AppForm>
  )
}

function RatingField() {
  const { t } = useLingui()
  const { name, value, change: choose, problem } = useField<number | null>()
  return (
    <RatingInput
      label={t`How is Ginipig doing?`}
      words={[t`Poor`, t`Not great`, t`All right`, t`Really good`, t`Excellent`]}
      starLabel={(stars, word) => t`${stars} out of 5, ${word}`}
      name={name}
      value={value}
      onValueChange={choose}
      error={problem === undefined ? undefined : t`Please choose rating`}
    />
  )
}
