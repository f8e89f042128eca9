import { NotificationPage } from '@ginipig/features/notification/NotificationPage.tsx'
import { msg } from '@lingui/core/macro'
import { createFileRoute, Link } from '@tanstack/react-router'
import { Bell } from 'lucide-react'

export const Route = createFileRoute('/provider/notification')({
  staticData: { access: 'onboarding', title: msg`Notifications`, sidebar: { order: 40, icon: Bell } },
  component: () => (
    <NotificationPage size="console" settingsLink={(slot) => <Link to="/provider/settings" {...slot} />} />
  ),
})
