import { findWaiting, OtpPage, useAfterLogin } from '@ginipig/features/auth'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/otp')({
  staticData: { access: 'public-only', title: msg`Check your email`, chrome: 'bare' },
  loader: ({ context }) => findWaiting(context, '/registration'),
  component: Otp,
})

function Otp() {
  const waiting = Route.useLoaderData()
  const onLoggedIn = useAfterLogin(waiting.next)
  return <OtpPage kind="client" signUpPath="/registration" waiting={waiting} onLoggedIn={onLoggedIn} />
}
