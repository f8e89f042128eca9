import { query } from '@ginipig/api-client/core/call-options.ts'
import { getEarnings } from '@ginipig/contract/payment/earnings.ts'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Wallet } from 'lucide-react'
import { PaymentDetailsPage } from '../../features/earnings/PaymentDetailsPage.tsx'

export const Route = createFileRoute('/provider/payment-details')({
  staticData: { access: 'provider', title: msg`Payment details`, sidebar: { order: 19, icon: Wallet } },
  // Asked anew at each visit: money moves by itself.
  loader: ({ context: { api, queryClient } }) => queryClient.fetchQuery({ ...query(api, getEarnings), staleTime: 0 }),
  component: PaymentDetailsPage,
})
