import { query } from '@ginipig/api-client/core/call-options.ts'
import { listSessions } from '@ginipig/contract/identity/open-session.ts'
import { getNotificationSwitches } from '@ginipig/contract/notification/notification.ts'
import { SettingsPage } from '@ginipig/features/account/settings/SettingsPage.tsx'
import { msg } from '@lingui/core/macro'
import { createFileRoute, Link } from '@tanstack/react-router'
import { Settings } from 'lucide-react'
import { BusyBookingsLink } from '../../features/booking/BusyBookingsLink.tsx'

export const Route = createFileRoute('/provider/settings')({
  staticData: { access: 'onboarding', title: msg`Settings`, sidebar: { order: 80, icon: Settings, part: 'you' } },
  // The list of sessions comes to the end of the page; the switches would push what is beneath them down.
  loader: ({ context: { api, queryClient } }) => {
    void queryClient.prefetchQuery(query(api, listSessions))
    return queryClient.prefetchQuery(query(api, getNotificationSwitches))
  },
  component: () => (
    <SettingsPage
      size="console"
      passwordLink={(slot) => <Link to="/provider/change-password" {...slot} />}
      bookingsLink={(slot) => <BusyBookingsLink {...slot} />}
      owedLink={(slot) => <Link to="/provider/payment-details" {...slot} />}
    />
  ),
})
