import { ChangePasswordPage } from '@ginipig/features/account/password/ChangePasswordPage.tsx'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { AccountFrame } from '#shared/account-frame/AccountFrame.tsx'

export const Route = createFileRoute('/change-password')({
  staticData: { access: 'client', title: msg`Change password`, sidebar: { order: 60, icon: Lock, part: 'you' } },
  component: () => (
    <AccountFrame>
      <ChangePasswordPage size="page" />
    </AccountFrame>
  ),
})
