import { pages, query } from '@ginipig/api-client/core/call-options.ts'
import { listPayments } from '@ginipig/contract/payment/history.ts'
import { getWallet } from '@ginipig/contract/payment/wallet.ts'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { CreditCard } from 'lucide-react'
import { PaymentDetailsPage } from '#features/booking/payment-details/PaymentDetailsPage.tsx'
import { PaymentsSearch, toPaymentsQuery } from '#features/booking/payment-details/payments-search.ts'

export const Route = createFileRoute('/payment-details')({
  staticData: {
    access: 'client',
    title: msg`Payment details`,
    sidebar: { order: 50, icon: CreditCard },
  },
  validateSearch: PaymentsSearch,
  loaderDeps: ({ search }) => search,
  // Not waited for: the page says itself what it waits for.
  loader: ({ context: { api, queryClient }, deps }) => {
    void queryClient.prefetchQuery(query(api, getWallet))
    void queryClient.prefetchInfiniteQuery(pages(api, listPayments, { query: toPaymentsQuery(deps) }))
  },
  component: PaymentDetails,
})

function PaymentDetails() {
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
