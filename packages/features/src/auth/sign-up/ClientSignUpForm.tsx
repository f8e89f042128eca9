import { change, useApi } from '@ginipig/api-client/core'
import { registerClient } from '@ginipig/contract/identity'
import { ClientSignUp } from '@ginipig/domain/identity'
import { useLingui } from '@lingui/react/macro'
import { AboutYouFields, WhereYouAreFields } from '#person/index.ts'
import { dialCodeOf } from '#place/index.ts'
import { type Mount, MountFields } from './MountFields.tsx'
import { Part } from './Part.tsx'
import { PhotoField } from './PhotoField.tsx'
import { SignUpFrame } from './SignUpFrame.tsx'
import { useSignUp } from './use-sign-up.ts'
import { useSignUpForm } from './use-sign-up-form.ts'

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

/** Who, where, how to log in, two ticks. Source: spec §5. @param next - where to go once it is an account */
export function ClientSignUpForm({ next }: { next: string | undefined }) {
  const { t } = useLingui()
  const api = useApi()
  const signUp = useSignUpForm({
    kind: 'client',
    schema: ClientSignUp,
    initial: empty,
    onSubmit: useSignUp(change(api, registerClient), next),
  })
  const { form, bound } = signUp

  /** Until a number stands there, its code is that of the country. */
  const followCountry = (country: string) => {
    if (form.getFieldValue('mobile') === '') form.setFieldValue('dialCode', dialCodeOf(country))
  }

  const mount: Mount<keyof typeof empty> = (name, children) => (
    <form.Field
      name={name}
      listeners={{ onChange: ({ value }) => (name === 'country' ? followCountry(String(value)) : undefined) }}
    >
      {(api) => children(api)}
    </form.Field>
  )

  return (
    <SignUpFrame signUp={signUp} mount={mount}>
      <Part title={t`You`}>
        <PhotoField />
        <MountFields mount={mount} bound={bound} names={aboutYou}>
          {(fields) => (
            <form.Subscribe selector={({ values }) => values.country}>
              {(country) => <AboutYouFields field={(name) => fields[name]} country={country} />}
            </form.Subscribe>
          )}
        </MountFields>
      </Part>
      <Part title={t`Where you are`}>
        <MountFields mount={mount} bound={bound} names={whereYouAre}>
          {(fields) => <WhereYouAreFields field={(name) => fields[name]} />}
        </MountFields>
      </Part>
    </SignUpFrame>
  )
}

const aboutYou = ['firstName', 'lastName', 'dialCode', 'mobile', 'ageGroup', 'gender'] as const
const whereYouAre = ['country', 'county', 'city'] as const
