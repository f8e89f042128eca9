import { CrossLink } from '@ginipig/app/handoff/CrossLink.tsx'
import { NextSearch } from '@ginipig/features/auth/next-search.ts'
import { ClientSignUpPage } from '@ginipig/features/auth/sign-up/ClientSignUpPage.tsx'
import { TextLink } from '@ginipig/ui/link'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute, Link } from '@tanstack/react-router'

export const Route = createFileRoute('/registration')({
  staticData: { access: 'public-only', title: msg`Create your account`, chrome: 'bare' },
  validateSearch: NextSearch,
  component: SignUp,
})

function SignUp() {
  const { next } = Route.useSearch()
  return <ClientSignUpPage next={next} intro={<OtherWays next={next} />} />
}

function OtherWays({ next }: { next: string | undefined }) {
  return (
    <Trans>
      Already have one? <TextLink render={(slot) => <Link to="/login" search={{ next }} {...slot} />}>Log in</TextLink>.
      Offering appointments?{' '}
      <TextLink render={(slot) => <CrossLink to="/provider-registration" {...slot} />}>Register as a provider</TextLink>
      .
    </Trans>
  )
}
