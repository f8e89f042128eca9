import { CrossLink } from '@ginipig/app/handoff/CrossLink.tsx'
import { ClientSignUpPage } from '@ginipig/features/auth/sign-up/ClientSignUpPage.tsx'
import { SignUpSearch } from '@ginipig/features/auth/sign-up/sign-up-steps.ts'
import { TextLink } from '@ginipig/ui/link'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute, Link } from '@tanstack/react-router'

export const Route = createFileRoute('/registration')({
  staticData: { access: 'public-only', title: msg`Create your account`, chrome: 'bare' },
  validateSearch: SignUpSearch,
  component: SignUp,
})

function SignUp() {
  const search = Route.useSearch()
  return <ClientSignUpPage search={search} intro={<OtherWays next={search.next} />} />
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
