import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { createFieldMap, useAppForm } from '@ginipig/app/form/use-app-form.ts'
import { registerClient } from '@ginipig/contract/identity/sign-up.ts'
import { ClientSignUp, ClientSignUpAbout, ClientSignUpStart } from '@ginipig/domain/identity'
import { Heading } from '@ginipig/ui/heading'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import * as v from 'valibot'
import { AboutYouFields, NameFields } from '#person/AboutYouFields.tsx'
import { WhereYouAreFields } from '#person/WhereYouAreFields.tsx'
import { dialCodeOf } from '#place/dial-codes.ts'
import { FinishStep } from './FinishStep.tsx'
import { PhotoField } from './PhotoField.tsx'
import styles from './SignUp.module.css'
import { StepForm } from './StepForm.tsx'
import { sendOrGoBack } from './send-or-go-back.ts'
import { signUpDrafts } from './sign-up-draft.ts'
import type { SignUpStep } from './sign-up-steps.ts'
import { useInLanguage } from './use-in-language.ts'
import { useSignUp } from './use-sign-up.ts'

const draft = signUpDrafts.client

const start = { email: '', firstName: '', lastName: '' }
const about = { dialCode: '+44', mobile: '', ageGroup: '', gender: '', country: 'GB', county: '', city: '' }
const startFields = createFieldMap(start)
const aboutFields = createFieldMap(about)

/** The parts before the last, as `openStep` asks for them. */
export const clientParts = [
  { schema: ClientSignUpStart, empty: start },
  { schema: ClientSignUpAbout, empty: about },
] as const

type FormProps = {
  step: SignUpStep
  onStep: (step: SignUpStep) => Promise<void>
  /** Where to go once it is an account. */
  next: string | undefined
}

/** Email and name, then who and where, then how to log in and two ticks. Source: spec §5. */
export function ClientSignUpForm({ step, onStep, next }: FormProps) {
  const signUp = useSignUp(change(useApi(), registerClient), next)
  const schema = useInLanguage(ClientSignUp)
  switch (step) {
    case 1:
      return <StartStep onDone={() => onStep(2)} />
    case 2:
      return <AboutStep onDone={() => onStep(3)} />
    case 3:
      return (
        <FinishStep
          draft={draft}
          onSend={(given) =>
            sendOrGoBack(() => signUp(v.parse(schema, { ...draft.read(start), ...draft.read(about), ...given })), {
              draft,
              parts: clientParts,
              onStep,
            })
          }
        />
      )
  }
}

function StartStep({ onDone }: { onDone: () => Promise<void> }) {
  const { t } = useLingui()
  const form = useAppForm({
    schema: ClientSignUpStart,
    defaultValues: start,
    draft,
    showsTicks: true,
    onSubmit: onDone,
  })
  return (
    <StepForm form={form} fields={{}}>
      <form.AppField name="email">
        {(field) => <field.TextField label={t`Email`} type="email" inputMode="email" autoComplete="email" />}
      </form.AppField>
      <NameFields form={form} fields={startFields} />
    </StepForm>
  )
}

function AboutStep({ onDone }: { onDone: () => Promise<void> }) {
  const { t } = useLingui()
  const form = useAppForm({
    schema: ClientSignUpAbout,
    defaultValues: about,
    draft,
    showsTicks: true,
    onSubmit: onDone,
  })

  /** Until a number stands there, its code is that of the country. */
  const followCountry = (country: string) => {
    if (form.getFieldValue('mobile') === '') form.setFieldValue('dialCode', dialCodeOf(country))
  }
  return (
    <StepForm form={form} fields={{}}>
      <Part title={t`You`}>
        <AboutYouFields form={form} fields={aboutFields} />
        <PhotoField />
      </Part>
      <Part title={t`Where you are`}>
        <WhereYouAreFields form={form} fields={aboutFields} onCountryChange={followCountry} />
      </Part>
    </StepForm>
  )
}

/** A titled part of a long form. */
function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.Part}>
      <Heading id={id} level={2} look="group">
        {title}
      </Heading>
      {children}
    </section>
  )
}
