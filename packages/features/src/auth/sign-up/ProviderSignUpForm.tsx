import { useApi } from '@ginipig/api-client/core'
import { registerProviderMutation } from '@ginipig/api-client/identity'
import { ProviderSignUp, workingFrom } from '@ginipig/domain/identity'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { ChoiceField, TextField, workingFromWords } from '#person/index.ts'
import { PhoneField } from '#place/index.ts'
import { PasswordPair } from '../PasswordPair.tsx'
import { ConsentFields } from './ConsentFields.tsx'
import { type Mount, MountFields } from './MountFields.tsx'
import { Part } from './Part.tsx'
import { SendPart } from './SendPart.tsx'
import styles from './SignUp.module.css'
import { useSignUp } from './use-sign-up.ts'
import { useSignUpForm } from './use-sign-up-form.ts'

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

/** Who, how to log in, two ticks; the profile comes after. Source: spec §5. @param next - where to go afterwards */
export function ProviderSignUpForm({ next }: { next: string | undefined }) {
  const { t } = useLingui()
  const register = useMutation(registerProviderMutation(useApi()))
  const signUp = useSignUp(next)
  const { form, element, handleSubmit, bound, ticked, problemOf, failure } = useSignUpForm({
    kind: 'provider',
    schema: ProviderSignUp,
    initial: empty,
    onSubmit: (given) => signUp(given.email, () => register.mutateAsync(given)),
  })

  const mount: Mount<keyof typeof empty> = (name, children) => (
    <form.Field name={name}>{(api) => children(api)}</form.Field>
  )

  return (
    <form ref={element} noValidate onSubmit={handleSubmit}>
      <Part title={t`You and your work`}>
        {mount('fullName', (api) => (
          <TextField label={t`Full name`} field={bound(api)} autoComplete="name" />
        ))}
        <div className={styles.Pair}>
          {mount('companyName', (api) => (
            <TextField label={t`Company name`} field={bound(api)} autoComplete="organization" />
          ))}
          {mount('workingFrom', (api) => (
            <ChoiceField label={t`Work location`} field={bound(api)} values={workingFrom} words={workingFromWords} />
          ))}
        </div>
        <MountFields mount={mount} bound={bound} names={phone}>
          {(fields) => <PhoneField {...fields} />}
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

const phone = ['mobile', 'dialCode'] as const
const passwords = ['password', 'confirmPassword'] as const
