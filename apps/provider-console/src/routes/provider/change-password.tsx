import { ChangePasswordPage } from '@ginipig/features/account'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/provider/change-password')({
  staticData: {
    access: 'onboarding',
    title: msg`Change password`,
    sidebar: { order: 90, icon: 'password', part: 'you' },
  },
  component: () => <ChangePasswordPage size="console" />,
})
