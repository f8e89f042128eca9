import { ResetPasswordPage } from '@ginipig/features/auth/ResetPasswordPage.tsx'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/reset-password')({
  staticData: { access: 'common', title: msg`Choose a new password`, chrome: 'bare' },
  component: ResetPasswordPage,
})
