import { createFileRoute } from '@tanstack/react-router'
import { leadToHold } from '#features/booking/flow/lead-to-hold.ts'

/** Without an id: the booking in progress. Source: product.md §2. */
export const Route = createFileRoute('/pay-full/')({
  staticData: { access: 'client' },
  loader: (asked) => leadToHold(asked, '/pay-full/$id'),
})
