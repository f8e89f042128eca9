import { query } from '@ginipig/api-client/core/call-options.ts'
import { useUser } from '@ginipig/app/services/services-context.ts'
import { getProviderProfile } from '@ginipig/contract/provider/profile.ts'
import { getProviderPage } from '@ginipig/contract/provider/public-page.ts'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { User } from 'lucide-react'
import { NextIsAccount } from '../../features/earnings/NextIsAccount.tsx'
import { MyProfilePage } from '../../features/profile/my-profile/MyProfilePage.tsx'
import { ReceivedReviews } from '../../features/review/ReceivedReviews.tsx'

export const Route = createFileRoute('/provider/my-profile')({
  staticData: { access: 'provider', title: msg`Profile`, sidebar: { order: 70, icon: User, part: 'you' } },
  loader: async ({ context: { api, queryClient, session } }) => {
    const providerId = session.store.getState().userData?.id
    // Without the page as clients see it there is no badge; badges that come later would push the buttons down.
    const page = providerId && queryClient.prefetchQuery(query(api, getProviderPage, { params: { providerId } }))
    await Promise.all([queryClient.ensureQueryData(query(api, getProviderProfile)), page])
  },
  component: MyProfile,
})

function MyProfile() {
  const user = useUser()
  return <MyProfilePage next={<NextIsAccount />} reviews={user ? <ReceivedReviews providerId={user.id} /> : null} />
}
