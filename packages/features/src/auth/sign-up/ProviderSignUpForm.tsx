import { change, useApi } from '@ginipig/api-client/core'
import { registerProvider } from '@ginipig/contract/identity'
import { ProviderSignUp, workingFrom } from '@ginipig/domain/identity'
import { useLingui } from '@lingui/react/macro'
import { ChoiceField, TextField, workingFromWords } from '#person/index.ts'
import { PhoneField } from '#place/index.ts'
import { type Mount, MountFields } from './MountFields.tsx'
import { Part } from './Part.tsx'
import styles from './SignUp.module.css'
import { SignUpFrame } from './SignUpFrame.tsx'
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
  const api = useApi()
  const signUp = useSignUpForm({
    kind: 'provider',
    schema: ProviderSignUp,
    initial: empty,
    onSubmit: useSignUp(change(api, registerProvider), next),
  })
  const { form, bound } = signUp

  const mount: Mount<keyof typeof empty> = (name, children) => (
    <form.Field name={name}>{(api) => children(api)}</form.Field>
  )

  return (
    <SignUpFrame signUp={signUp} mount={mount}>
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
    </SignUpFrame>
  )
}

const phone = ['mobile', 'dialCode'] as const
