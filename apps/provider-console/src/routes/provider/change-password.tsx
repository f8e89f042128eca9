import { ChangePasswordPage } from '@ginipig/features/account/password/ChangePasswordPage.tsx'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Lock } from 'lucide-react'

export const Route = createFileRoute('/provider/change-password')({
  staticData: {
    access: 'onboarding',
    title: msg`Change password`,
    sidebar: { order: 90, icon: Lock, part: 'you' },
  },
  component: () => <ChangePasswordPage size="console" />,
})
