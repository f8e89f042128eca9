import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { createFieldMap, useAppForm } from '@ginipig/app/form/use-app-form.ts'
import { registerClient } from '@ginipig/contract/identity/sign-up.ts'
import { ClientSignUp } from '@ginipig/domain/identity'
import { useLingui } from '@lingui/react/macro'
import { AboutYouFields } from '#person/AboutYouFields.tsx'
import { WhereYouAreFields } from '#person/WhereYouAreFields.tsx'
import { dialCodeOf } from '#place/dial-codes.ts'
import { Part } from './Part.tsx'
import { PhotoField } from './PhotoField.tsx'
import { SignUpFrame } from './SignUpFrame.tsx'
import { signUpDrafts } from './sign-up-draft.ts'
import { useInLanguage } from './use-in-language.ts'
import { useSignUp } from './use-sign-up.ts'

const empty = {
  firstName: '',
  lastName: '',
  dialCode: '+44',
  mobile: '',
  ageGroup: '',
  gender: '',
  country: 'GB',
  county: '',
  city: '',
  email: '',
  password: '',
  confirmPassword: '',
  isAdult: false,
  acceptsTerms: false,
}
const fields = createFieldMap(empty)

/** Who, where, how to log in, two ticks. Source: spec §5. @param next - where to go once it is an account */
export function ClientSignUpForm({ next }: { next: string | undefined }) {
  const { t } = useLingui()
  const form = useAppForm({
    schema: useInLanguage(ClientSignUp),
    defaultValues: empty,
    draft: signUpDrafts.client,
    showsTicks: true,
    onSubmit: useSignUp(change(useApi(), registerClient), next),
  })

  /** Until a number stands there, its code is that of the country. */
  const followCountry = (country: string) => {
    if (form.getFieldValue('mobile') === '') form.setFieldValue('dialCode', dialCodeOf(country))
  }

  return (
    <SignUpFrame form={form} fields={fields}>
      <Part title={t`You`}>
        <PhotoField />
        <AboutYouFields form={form} fields={fields} />
      </Part>
      <Part title={t`Where you are`}>
        <WhereYouAreFields form={form} fields={fields} onCountryChange={followCountry} />
      </Part>
    </SignUpFrame>
  )
}
