import type { FormDraft } from '@ginipig/app/form/form-draft.ts'
import { useAppForm } from '@ginipig/app/form/use-app-form.ts'
import { SignUpConsent } from '@ginipig/domain/identity'
import { Trans, useLingui } from '@lingui/react/macro'
import type * as v from 'valibot'
import { PasswordPair } from '../PasswordPair.tsx'
import { ConsentFields } from './ConsentFields.tsx'
import styles from './SignUp.module.css'

type FinishStepProps = {
  draft: FormDraft
  /** Sends the whole sign-up. @throws ApiError */
  onSend: (given: v.InferOutput<typeof SignUpConsent>) => Promise<void>
}

/** The last step of both sign-ups: a password, which no reload keeps, two ticks and the button. */
export function FinishStep({ draft, onSend }: FinishStepProps) {
  const { t } = useLingui()
  const form = useAppForm({
    schema: SignUpConsent,
    defaultValues: { password: '', confirmPassword: '', isAdult: false, acceptsTerms: false },
    draft,
    showsTicks: true,
    onSubmit: onSend,
  })
  return (
    <form.AppForm>
      <form.Form>
        <div className={styles.Stack}>
          <PasswordPair
            form={form}
            fields={{ password: 'password', confirmPassword: 'confirmPassword' }}
            label={t`Password`}
          />
        </div>
        <ConsentFields form={form} fields={{ isAdult: 'isAdult', acceptsTerms: 'acceptsTerms' }} />
        <div className={styles.Send}>
          <form.Failure
            cases={{ too_many_requests: { words: t`You’ve asked for a few codes already. Please try again later.` } }}
          />
          <form.SubmitButton size="lg" block busyLabel={t`Creating your account…`}>
            {t`Create account`}
          </form.SubmitButton>
          <p className={styles.Next}>
            <Trans>Next: a code by email.</Trans>
          </p>
        </div>
      </form.Form>
    </form.AppForm>
  )
}
