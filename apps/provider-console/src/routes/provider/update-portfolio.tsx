import { query } from '@ginipig/api-client/core/call-options.ts'
import { getProviderProfile } from '@ginipig/contract/provider/profile.ts'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Images } from 'lucide-react'
import { PortfolioPage } from '../../features/profile/portfolio/PortfolioPage.tsx'

export const Route = createFileRoute('/provider/update-portfolio')({
  staticData: { access: 'provider', title: msg`Portfolio`, sidebar: { order: 72, icon: Images, part: 'you' } },
  loader: ({ context: { api, queryClient } }) => queryClient.ensureQueryData(query(api, getProviderProfile)),
  component: PortfolioPage,
})
