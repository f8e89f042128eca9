import { query } from '@ginipig/api-client/core/call-options.ts'
import { listSessions } from '@ginipig/contract/identity/open-session.ts'
import { getNotificationSwitches } from '@ginipig/contract/notification/notification.ts'
import { SettingsPage } from '@ginipig/features/account/settings/SettingsPage.tsx'
import { msg } from '@lingui/core/macro'
import { createFileRoute, Link } from '@tanstack/react-router'
import { Settings } from 'lucide-react'
import { BusyBookingsLink } from '#features/booking/my-bookings/BusyBookingsLink.tsx'
import { AccountFrame } from '#shared/account-frame/AccountFrame.tsx'

export const Route = createFileRoute('/settings')({
  staticData: { access: 'client', title: msg`Settings`, sidebar: { order: 70, icon: Settings, part: 'you' } },
  // The list of sessions comes to the end of the page; the switches would push what is beneath them down.
  loader: ({ context: { api, queryClient } }) => {
    void queryClient.prefetchQuery(query(api, listSessions))
    return queryClient.prefetchQuery(query(api, getNotificationSwitches))
  },
  component: () => (
    <AccountFrame>
      <SettingsPage
        size="page"
        passwordLink={(slot) => <Link to="/change-password" {...slot} />}
        bookingsLink={(slot) => <BusyBookingsLink {...slot} />}
      />
    </AccountFrame>
  ),
})
