import { VisitorPage } from '@ginipig/app/route/VisitorPage.tsx'
import { BackLink } from '@ginipig/ui/back-link'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import styles from './SignUp.module.css'
import { SIGN_UP_STEPS, type SignUpStep, searchOf } from './sign-up-steps.ts'

type SignUpStepsProps = {
  /** The brand's sentence beside the form, one more under it, and the pig. */
  brand: ReactNode
  lead: ReactNode
  pig: string
  /** Of the first step: the page's own. */
  title: ReactNode
  /** Of the first step: other ways in. */
  intro: ReactNode
  path: string
  step: SignUpStep
  next: string | undefined
  children: ReactNode
}

/** The frame of a sign-up's steps: each has a heading of its own, where it is, and the way back. */
export function SignUpSteps({ brand, lead, pig, title, intro, path, step, next, children }: SignUpStepsProps) {
  const titles: Record<SignUpStep, ReactNode> = {
    1: title,
    2: <Trans>A little about you</Trans>,
    3: <Trans>Choose your password</Trans>,
  }
  return (
    <VisitorPage
      brand={brand}
      lead={lead}
      pig={pig}
      step={String(step)}
      title={titles[step]}
      intro={
        step === 1 ? (
          <div className={styles.Intro}>
            <div>{intro}</div>
            <Place step={step} />
          </div>
        ) : (
          <div className={styles.Place}>
            <BackLink renderLink={(slot) => <Link to={path} search={searchOf(step === 3 ? 2 : 1, next)} {...slot} />}>
              <Trans>Back</Trans>
            </BackLink>
            <Place step={step} />
          </div>
        )
      }
      measure={step === 2 ? 'wide' : 'form'}
    >
      {children}
    </VisitorPage>
  )
}

function Place({ step }: { step: SignUpStep }) {
  return (
    <span className={styles.Step}>
      <Trans>
        Step {step} of {SIGN_UP_STEPS}
      </Trans>
    </span>
  )
}
