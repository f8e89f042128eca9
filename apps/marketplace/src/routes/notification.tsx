import { NotificationPage } from '@ginipig/features/notification/NotificationPage.tsx'
import { msg } from '@lingui/core/macro'
import { createFileRoute, Link } from '@tanstack/react-router'
import { Bell } from 'lucide-react'
import { AccountFrame } from '#shared/account-frame/AccountFrame.tsx'

export const Route = createFileRoute('/notification')({
  staticData: { access: 'client', title: msg`Notifications`, sidebar: { order: 50, icon: Bell } },
  component: () => (
    <AccountFrame>
      <NotificationPage size="page" settingsLink={(slot) => <Link to="/settings" {...slot} />} />
    </AccountFrame>
  ),
})
