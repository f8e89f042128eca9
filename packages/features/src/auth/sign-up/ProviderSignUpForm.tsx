import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { createFieldMap, useAppForm } from '@ginipig/app/form/use-app-form.ts'
import { registerProvider } from '@ginipig/contract/identity/sign-up.ts'
import { ProviderSignUp, workingFrom } from '@ginipig/domain/identity'
import { useLingui } from '@lingui/react/macro'
import { workingFromWords } from '#person/person-words.ts'
import { PhoneField } from '#place/PhoneField.tsx'
import { Part } from './Part.tsx'
import styles from './SignUp.module.css'
import { SignUpFrame } from './SignUpFrame.tsx'
import { signUpDrafts } from './sign-up-draft.ts'
import { useInLanguage } from './use-in-language.ts'
import { useSignUp } from './use-sign-up.ts'

const empty = {
  fullName: '',
  companyName: '',
  workingFrom: '',
  dialCode: '+44',
  mobile: '',
  email: '',
  password: '',
  confirmPassword: '',
  isAdult: false,
  acceptsTerms: false,
}
const fields = createFieldMap(empty)

/** Who, how to log in, two ticks; the profile comes after. Source: spec §5. @param next - where to go afterwards */
export function ProviderSignUpForm({ next }: { next: string | undefined }) {
  const { t } = useLingui()
  const form = useAppForm({
    schema: useInLanguage(ProviderSignUp),
    defaultValues: empty,
    draft: signUpDrafts.provider,
    showsTicks: true,
    onSubmit: useSignUp(change(useApi(), registerProvider), next),
  })
  return (
    <SignUpFrame form={form} fields={fields}>
      <Part title={t`You and your work`}>
        <form.AppField name="fullName">
          {(field) => <field.TextField label={t`Full name`} autoComplete="name" />}
        </form.AppField>
        <div className={styles.Pair}>
          <form.AppField name="companyName">
            {(field) => <field.TextField label={t`Company name`} autoComplete="organization" />}
          </form.AppField>
          <form.AppField name="workingFrom">
            {(field) => <field.ChoiceField label={t`Work location`} values={workingFrom} words={workingFromWords} />}
          </form.AppField>
        </div>
        <PhoneField form={form} fields={fields} />
      </Part>
    </SignUpFrame>
  )
}
