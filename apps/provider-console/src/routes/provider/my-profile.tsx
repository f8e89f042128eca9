import { query } from '@ginipig/api-client/core/call-options.ts'
import { useUser } from '@ginipig/app/services/services-context.ts'
import { getProviderProfile } from '@ginipig/contract/provider/profile.ts'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { User } from 'lucide-react'
import { NextIsAccount } from '../../features/earnings/NextIsAccount.tsx'
import { MyProfilePage } from '../../features/profile/my-profile/MyProfilePage.tsx'
import { ReceivedReviews } from '../../features/review/ReceivedReviews.tsx'

export const Route = createFileRoute('/provider/my-profile')({
  staticData: { access: 'provider', title: msg`Profile`, sidebar: { order: 70, icon: User, part: 'you' } },
  loader: ({ context: { api, queryClient } }) => queryClient.ensureQueryData(query(api, getProviderProfile)),
  component: MyProfile,
})

function MyProfile() {
  const user = useUser()
  return <MyProfilePage next={<NextIsAccount />} reviews={user ? <ReceivedReviews providerId={user.id} /> : null} />
}
