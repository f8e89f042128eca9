import { change, useApi } from '@ginipig/api-client/core'
import { registerProvider } from '@ginipig/contract/identity'
import { ProviderSignUp, workingFrom } from '@ginipig/domain/identity'
import { useLingui } from '@lingui/react/macro'
import { createFieldMap, useAppForm } from '#form/index.ts'
import { workingFromWords } from '#person/index.ts'
import { PhoneField } from '#place/index.ts'
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
