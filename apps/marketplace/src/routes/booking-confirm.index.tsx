import { createFileRoute } from '@tanstack/react-router'
import { leadToHold } from '#features/booking/flow/lead-to-hold.ts'

/** Without an id: the booking in progress. Source: product.md §2. */
export const Route = createFileRoute('/booking-confirm/')({
  staticData: { access: 'common', isPersonal: true },
  loader: (asked) => leadToHold(asked, '/payment-options/$id'),
})
