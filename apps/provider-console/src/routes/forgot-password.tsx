import { ForgotPasswordPage } from '@ginipig/features/auth/ForgotPasswordPage.tsx'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/forgot-password')({
  staticData: { access: 'common', title: msg`Forgotten your password?`, chrome: 'bare' },
  component: ForgotPasswordPage,
})
