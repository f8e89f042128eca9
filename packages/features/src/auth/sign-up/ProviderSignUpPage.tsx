import { useFigures } from '@ginipig/app/words/use-figures.ts'
import pig from '@ginipig/ui/assets/illustrations/pig-rosette.svg'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ProviderSignUpForm, providerParts } from './ProviderSignUpForm.tsx'
import styles from './SignUp.module.css'
import { SignUpSteps } from './SignUpSteps.tsx'
import { signUpDrafts } from './sign-up-draft.ts'
import { openStep, type SignUpSearch, useToStep } from './sign-up-steps.ts'

type SignUpPageProps = {
  /** Other ways in, as sentences with links. */
  intro: ReactNode
  search: SignUpSearch
}

/** `/provider-registration`. */
export function ProviderSignUpPage({ intro, search }: SignUpPageProps) {
  const { next } = search
  const { commission } = useFigures()
  const step = openStep(search.step ?? 1, providerParts, signUpDrafts.provider)
  const toStep = useToStep('/provider-registration', next)
  return (
    <SignUpSteps
      brand={<Trans>Fill the empty chair.</Trans>}
      lead={<Trans>List the appointments you need people for, at 30% off or more. You say why, and who.</Trans>}
      pig={pig}
      title={<Trans>Register as a provider</Trans>}
      intro={
        <>
          {intro}
          <p className={styles.Terms}>
            <Trans>Listing is free; we keep {commission} of what a client pays. You’ll need your ID, for Stripe.</Trans>
          </p>
        </>
      }
      path="/provider-registration"
      step={step}
      next={next}
    >
      <ProviderSignUpForm step={step} onStep={toStep} next={next} />
    </SignUpSteps>
  )
}
