import { VisitorPage } from '@ginipig/app/route/VisitorPage.tsx'
import pig from '@ginipig/ui/assets/illustrations/pig-search.svg'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ClientSignUpForm } from './ClientSignUpForm.tsx'

type SignUpPageProps = {
  /** Other ways in, as sentences with links. */
  intro: ReactNode
  next: string | undefined
}

/** `/registration`. */
export function ClientSignUpPage({ intro, next }: SignUpPageProps) {
  return (
    <VisitorPage
      brand={<Trans>Become a ginipig.</Trans>}
      lead={
        <Trans>Joining costs nothing. You only pay when you book, and never more than 70% of the usual price.</Trans>
      }
      pig={pig}
      title={<Trans>Create your account</Trans>}
      intro={intro}
      measure="wide"
    >
      <ClientSignUpForm next={next} />
    </VisitorPage>
  )
}
