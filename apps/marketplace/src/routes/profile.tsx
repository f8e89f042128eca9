import { query } from '@ginipig/api-client/core/call-options.ts'
import { getProfile } from '@ginipig/contract/identity/account.ts'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { User } from 'lucide-react'
import { ProfilePage } from '#features/profile/ProfilePage.tsx'
import { AccountFrame } from '#shared/account-frame/AccountFrame.tsx'

export const Route = createFileRoute('/profile')({
  staticData: {
    access: 'client',
    title: msg`Profile`,
    sidebar: { order: 10, icon: User },
    tabBar: { order: 50, icon: User, links: [{ label: msg`Account` }] },
  },
  loader: ({ context: { api, queryClient } }) => queryClient.ensureQueryData(query(api, getProfile)),
  component: () => (
    <AccountFrame isEntry>
      <ProfilePage />
    </AccountFrame>
  ),
})
