import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { TextField } from '#person/index.ts'
import { PasswordPair } from '../PasswordPair.tsx'
import { ConsentFields } from './ConsentFields.tsx'
import { type Mount, MountFields } from './MountFields.tsx'
import { Part } from './Part.tsx'
import { SendPart } from './SendPart.tsx'
import styles from './SignUp.module.css'
import type { SignUpForm } from './use-sign-up-form.ts'

/** What everybody is asked for. */
type CommonName = 'email' | 'password' | 'confirmPassword' | 'isAdult' | 'acceptsTerms'

type SignUpFrameProps = {
  signUp: SignUpForm
  mount: Mount<CommonName>
  /** The parts about the person. */
  children: ReactNode
}

/** A sign-up's form: who they are, and then, the same for both kinds, how to log in, two ticks and the button. */
export function SignUpFrame({ signUp, mount, children }: SignUpFrameProps) {
  const { t } = useLingui()
  const { element, handleSubmit, bound, ticked, problemOf, isBusy, failure } = signUp
  return (
    <form ref={element} noValidate onSubmit={handleSubmit}>
      {children}
      <Part title={t`Log-in details`}>
        {mount('email', (api) => (
          <TextField label={t`Email`} field={bound(api)} type="email" inputMode="email" autoComplete="email" />
        ))}
        <MountFields mount={mount} bound={bound} names={passwords}>
          {(fields) => (
            <div className={styles.Pair}>
              <PasswordPair label={t`Password`} rules="beneath" {...fields} />
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
      <SendPart isBusy={isBusy} failure={failure} />
    </form>
  )
}

const passwords = ['password', 'confirmPassword'] as const
