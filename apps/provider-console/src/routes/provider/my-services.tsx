import { query } from '@ginipig/api-client/core/call-options.ts'
import { getProviderProfile } from '@ginipig/contract/provider/profile.ts'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Scissors } from 'lucide-react'
import { MyServicesPage } from '../../features/profile/MyServicesPage.tsx'

export const Route = createFileRoute('/provider/my-services')({
  staticData: { access: 'provider', title: msg`Services`, chrome: 'docked', sidebar: { order: 30, icon: Scissors } },
  loader: ({ context: { api, queryClient } }) => queryClient.ensureQueryData(query(api, getProviderProfile)),
  component: MyServicesPage,
})
