import { VisitorPage } from '@ginipig/app/route/VisitorPage.tsx'
import pig from '@ginipig/ui/assets/illustrations/pig-rosette.svg'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ProviderSignUpForm } from './ProviderSignUpForm.tsx'

type SignUpPageProps = {
  /** Other ways in, as sentences with links. */
  intro: ReactNode
  next: string | undefined
}

/** `/provider-registration`. */
export function ProviderSignUpPage({ intro, next }: SignUpPageProps) {
  return (
    <VisitorPage
      brand={<Trans>Fill the empty chair.</Trans>}
      lead={<Trans>List the appointments you need people for, at 30% off or more. You say why, and who.</Trans>}
      pig={pig}
      title={<Trans>Register as a provider</Trans>}
      intro={intro}
      measure="wide"
    >
      <ProviderSignUpForm next={next} />
    </VisitorPage>
  )
}
