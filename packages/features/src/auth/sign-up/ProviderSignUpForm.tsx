import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { createFieldMap, useAppForm } from '@ginipig/app/form/use-app-form.ts'
import { registerProvider } from '@ginipig/contract/identity/sign-up.ts'
import { ProviderSignUp, ProviderSignUpStart, ProviderSignUpWork, workingFrom } from '@ginipig/domain/identity'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { workingFromWords } from '#person/person-words.ts'
import { PhoneField } from '#place/PhoneField.tsx'
import { FinishStep } from './FinishStep.tsx'
import { StepForm } from './StepForm.tsx'
import { sendOrGoBack } from './send-or-go-back.ts'
import { signUpDrafts } from './sign-up-draft.ts'
import type { SignUpStep } from './sign-up-steps.ts'
import { useInLanguage } from './use-in-language.ts'
import { useSignUp } from './use-sign-up.ts'

const draft = signUpDrafts.provider

const start = { email: '', fullName: '' }
const work = { companyName: '', workingFrom: '', dialCode: '+44', mobile: '' }
const workFields = createFieldMap(work)

/** The parts before the last, as `openStep` asks for them. */
export const providerParts = [
  { schema: ProviderSignUpStart, empty: start },
  { schema: ProviderSignUpWork, empty: work },
] as const

type FormProps = {
  step: SignUpStep
  onStep: (step: SignUpStep) => Promise<void>
  /** Where to go once it is an account. */
  next: string | undefined
}

/** Email and name, then the work, then how to log in and two ticks; the profile comes after. Source: spec §5. */
export function ProviderSignUpForm({ step, onStep, next }: FormProps) {
  const signUp = useSignUp(change(useApi(), registerProvider), next)
  const schema = useInLanguage(ProviderSignUp)
  switch (step) {
    case 1:
      return <StartStep onDone={() => onStep(2)} />
    case 2:
      return <WorkStep onDone={() => onStep(3)} />
    case 3:
      return (
        <FinishStep
          draft={draft}
          onSend={(given) =>
            sendOrGoBack(() => signUp(v.parse(schema, { ...draft.read(start), ...draft.read(work), ...given })), {
              draft,
              parts: providerParts,
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
    schema: ProviderSignUpStart,
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
      <form.AppField name="fullName">
        {(field) => <field.TextField label={t`Full name`} autoComplete="name" />}
      </form.AppField>
    </StepForm>
  )
}

function WorkStep({ onDone }: { onDone: () => Promise<void> }) {
  const { t } = useLingui()
  const form = useAppForm({
    schema: ProviderSignUpWork,
    defaultValues: work,
    draft,
    showsTicks: true,
    onSubmit: onDone,
  })
  return (
    <StepForm form={form} fields={{}}>
      <form.AppField name="companyName">
        {(field) => <field.TextField label={t`Company name`} hint={t`Or your own name`} autoComplete="organization" />}
      </form.AppField>
      <form.AppField name="workingFrom">
        {(field) => <field.ChoiceField label={t`Work location`} values={workingFrom} words={workingFromWords} />}
      </form.AppField>
      <PhoneField form={form} fields={workFields} />
    </StepForm>
  )
}
