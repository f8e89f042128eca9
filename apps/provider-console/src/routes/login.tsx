import { CrossLink } from '@ginipig/app/handoff/CrossLink.tsx'
import { LoginPage } from '@ginipig/features/auth/LoginPage.tsx'
import { NextSearch } from '@ginipig/features/auth/next-search.ts'
import { useAfterLogin } from '@ginipig/features/auth/use-after-login.ts'
import { TextLink } from '@ginipig/ui/link'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute, Link } from '@tanstack/react-router'

export const Route = createFileRoute('/login')({
  staticData: { access: 'public-only', title: msg`Log in`, chrome: 'bare' },
  validateSearch: NextSearch,
  component: LogIn,
})

function LogIn() {
  const { next } = Route.useSearch()
  const onLoggedIn = useAfterLogin(next)
  return (
    <LoginPage
      lead={<Trans>Log in to answer requests and to see who’s coming.</Trans>}
      signUp={<SignUp next={next} />}
      otherApp={<OtherApp />}
      onLoggedIn={onLoggedIn}
    />
  )
}

function SignUp({ next }: { next: string | undefined }) {
  return (
    <Trans>
      New here?{' '}
      <TextLink render={(slot) => <Link to="/provider-registration" search={{ next }} {...slot} />}>
        Register as a provider
      </TextLink>
    </Trans>
  )
}

function OtherApp() {
  return (
    <Trans>
      Looking for appointments?{' '}
      <TextLink render={(slot) => <CrossLink to="/registration" {...slot} />}>Join as a client</TextLink>. You’ll use
      this same page to log in.
    </Trans>
  )
}
