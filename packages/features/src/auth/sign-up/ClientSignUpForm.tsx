import { useApi } from '@ginipig/api-client/core'
import { registerClientMutation } from '@ginipig/api-client/identity'
import { ClientSignUp } from '@ginipig/domain/identity'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { AboutYouFields, TextField, WhereYouAreFields } from '#person/index.ts'
import { dialCodeOf } from '#place/index.ts'
import { PasswordPair } from '../PasswordPair.tsx'
import { ConsentFields } from './ConsentFields.tsx'
import { type Mount, MountFields } from './MountFields.tsx'
import { Part } from './Part.tsx'
import { PhotoField } from './PhotoField.tsx'
import { SendPart } from './SendPart.tsx'
import styles from './SignUp.module.css'
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
  const register = useMutation(registerClientMutation(useApi()))
  const signUp = useSignUp(next)
  const { form, element, handleSubmit, bound, ticked, problemOf, failure } = useSignUpForm({
    kind: 'client',
    schema: ClientSignUp,
    initial: empty,
    onSubmit: (given) => signUp(given.email, () => register.mutateAsync(given)),
  })

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
    <form ref={element} noValidate onSubmit={handleSubmit}>
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
      <Part title={t`Log-in details`}>
        {mount('email', (api) => (
          <TextField label={t`Email`} field={bound(api)} type="email" inputMode="email" autoComplete="email" />
        ))}
        <MountFields mount={mount} bound={bound} names={passwords}>
          {(fields) => (
            <div className={styles.Pair}>
              <PasswordPair label={t`Password`} {...fields} />
            </div>
          )}
        </MountFields>
      </Part>
      {mount('isAdult', (isAdult) =>
        mount('acceptsTerms', (acceptsTerms) => (
          <ConsentFields
            isAdult={{ input: ticked(isAdult), problem: problemOf(isAdult) }}
            acceptsTerms={{ input: ticked(acceptsTerms), problem: problemOf(acceptsTerms) }}
          />
        )),
      )}
      <form.Subscribe selector={({ isSubmitting }) => isSubmitting}>
        {(isBusy) => <SendPart isBusy={isBusy} failure={failure} />}
      </form.Subscribe>
    </form>
  )
}

const aboutYou = ['firstName', 'lastName', 'dialCode', 'mobile', 'ageGroup', 'gender'] as const
const whereYouAre = ['country', 'county', 'city'] as const
const passwords = ['password', 'confirmPassword'] as const
