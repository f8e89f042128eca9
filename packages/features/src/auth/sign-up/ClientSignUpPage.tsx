import pig from '@ginipig/ui/assets/illustrations/pig-search.svg'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ClientSignUpForm, clientParts } from './ClientSignUpForm.tsx'
import { SignUpSteps } from './SignUpSteps.tsx'
import { signUpDrafts } from './sign-up-draft.ts'
import { openStep, type SignUpSearch, useToStep } from './sign-up-steps.ts'

type SignUpPageProps = {
  /** Other ways in, as sentences with links. */
  intro: ReactNode
  search: SignUpSearch
}

/** `/registration`. */
export function ClientSignUpPage({ intro, search }: SignUpPageProps) {
  const { next } = search
  const step = openStep(search.step ?? 1, clientParts, signUpDrafts.client)
  const toStep = useToStep('/registration', next)
  return (
    <SignUpSteps
      brand={<Trans>Become a ginipig.</Trans>}
      lead={
        <Trans>Joining costs nothing. You only pay when you book, and never more than 70% of the usual price.</Trans>
      }
      pig={pig}
      title={<Trans>Create your account</Trans>}
      intro={intro}
      path="/registration"
      step={step}
      next={next}
    >
      <ClientSignUpForm step={step} onStep={toStep} next={next} />
    </SignUpSteps>
  )
}
