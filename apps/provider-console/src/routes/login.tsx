import { LoginPage, useAfterLogin } from '@ginipig/features/auth'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'

/** `next` is checked where it is used; whatever else stands there is nobody's way. */
const Search = v.object({ next: v.optional(v.fallback(v.optional(v.string()), undefined)) })

export const Route = createFileRoute('/login')({
  staticData: { access: 'public-only', title: msg`Log in`, chrome: 'bare' },
  validateSearch: Search,
  component: LogIn,
})

function LogIn() {
  const onLoggedIn = useAfterLogin(Route.useSearch().next)
  return <LoginPage lead={<Trans>Log in to answer requests and to see who’s coming.</Trans>} onLoggedIn={onLoggedIn} />
}
