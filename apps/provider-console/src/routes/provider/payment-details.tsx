import { query } from '@ginipig/api-client/core/call-options.ts'
import { Month } from '@ginipig/contract/core/scalar.ts'
import { getEarnings } from '@ginipig/contract/payment/earnings.ts'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Wallet } from 'lucide-react'
import * as v from 'valibot'
import { PaymentDetailsPage } from '../../features/earnings/PaymentDetailsPage.tsx'

export const Route = createFileRoute('/provider/payment-details')({
  staticData: {
    access: 'provider',
    title: msg`Payment details`,
    sidebar: { order: 19, icon: Wallet },
    tabBar: { order: 4, icon: Wallet, links: [{ label: msg`Earnings` }] },
  },
  validateSearch: v.object({ month: v.optional(v.fallback(v.optional(Month), undefined)) }),
  // Asked anew at each visit: money moves by itself.
  loader: ({ context: { api, queryClient } }) => queryClient.fetchQuery({ ...query(api, getEarnings), staleTime: 0 }),
  component: Page,
})

function Page() {
  const { month } = Route.useSearch()
  return <PaymentDetailsPage month={month} />
}
