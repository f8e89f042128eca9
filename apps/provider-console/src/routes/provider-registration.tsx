import { CrossLink } from '@ginipig/app/handoff/CrossLink.tsx'
import { ProviderSignUpPage } from '@ginipig/features/auth/sign-up/ProviderSignUpPage.tsx'
import { SignUpSearch } from '@ginipig/features/auth/sign-up/sign-up-steps.ts'
import { TextLink } from '@ginipig/ui/link'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute, Link } from '@tanstack/react-router'

export const Route = createFileRoute('/provider-registration')({
  staticData: { access: 'public-only', title: msg`Register as a provider`, chrome: 'bare' },
  validateSearch: SignUpSearch,
  component: SignUp,
})

function SignUp() {
  const search = Route.useSearch()
  return <ProviderSignUpPage search={search} intro={<OtherWays next={search.next} />} />
}

function OtherWays({ next }: { next: string | undefined }) {
  return (
    <Trans>
      Already have an account?{' '}
      <TextLink render={(slot) => <Link to="/login" search={{ next }} {...slot} />}>Log in</TextLink>. Looking for
      appointments? <TextLink render={(slot) => <CrossLink to="/registration" {...slot} />}>Join as a client</TextLink>.
    </Trans>
  )
}
