import { query } from '@ginipig/api-client/core/call-options.ts'
import { getEarnings } from '@ginipig/contract/payment/earnings.ts'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Wallet } from 'lucide-react'
import { EarningsSearch } from '../../features/earnings/earnings-search.ts'
import { PaymentDetailsPage } from '../../features/earnings/PaymentDetailsPage.tsx'

export const Route = createFileRoute('/provider/payment-details')({
  staticData: {
    access: 'provider',
    title: msg`Earnings`,
    sidebar: { order: 19, icon: Wallet },
    tabBar: { order: 4, icon: Wallet, links: [{ label: msg`Earnings` }] },
  },
  validateSearch: EarningsSearch,
  // Asked anew at each visit: money moves by itself.
  loader: ({ context: { api, queryClient } }) => queryClient.fetchQuery({ ...query(api, getEarnings), staleTime: 0 }),
  component: Page,
})

function Page() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <PaymentDetailsPage
      search={search}
      onSearchChange={(changes) =>
        void navigate({ search: (before) => ({ ...before, ...changes }), replace: true, resetScroll: false })
      }
    />
  )
}
