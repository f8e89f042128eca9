import { createFileRoute } from '@tanstack/react-router'
import { redirectToHold } from '#features/booking/flow/redirect-to-hold.ts'

/** Without an id: the booking in progress. Source: product.md §2. */
export const Route = createFileRoute('/pay-full/')({
  staticData: { access: 'client' },
  loader: (asked) => redirectToHold(asked, '/pay-full/$id'),
})
