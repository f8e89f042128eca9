import { query } from '@ginipig/api-client/core/call-options.ts'
import { lenient } from '@ginipig/app/route/lenient.ts'
import { getEarningsAccount } from '@ginipig/contract/payment/earnings-account.ts'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Landmark } from 'lucide-react'
import * as v from 'valibot'
import { EarningsAccountPage } from '../../features/earnings/EarningsAccountPage.tsx'

export const Route = createFileRoute('/provider/stripe-connect')({
  staticData: { access: 'provider', title: msg`Earnings account`, sidebar: { order: 20, icon: Landmark } },
  // Stripe leads here with `over` when its link had run out.
  validateSearch: v.object({ link: lenient(v.literal('over')) }),
  // Asked anew at each visit: who comes back from Stripe must not see what was true before.
  loader: ({ context: { api, queryClient } }) =>
    queryClient.fetchQuery({ ...query(api, getEarningsAccount), staleTime: 0 }),
  component: StripeConnect,
})

function StripeConnect() {
  return <EarningsAccountPage isLinkOver={Route.useSearch().link === 'over'} />
}
