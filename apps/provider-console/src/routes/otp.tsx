import { OtpPage } from '@ginipig/features/auth/OtpPage.tsx'
import { findWaiting } from '@ginipig/features/auth/sign-up/find-waiting.ts'
import { useAfterLogin } from '@ginipig/features/auth/use-after-login.ts'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/otp')({
  staticData: { access: 'public-only', title: msg`Check your email`, chrome: 'bare' },
  loader: ({ context }) => findWaiting(context, '/provider-registration'),
  component: Otp,
})

function Otp() {
  const waiting = Route.useLoaderData()
  const onLoggedIn = useAfterLogin(waiting.next)
  return <OtpPage kind="provider" signUpPath="/provider-registration" waiting={waiting} onLoggedIn={onLoggedIn} />
}
