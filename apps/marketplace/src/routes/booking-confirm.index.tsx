import { createFileRoute } from '@tanstack/react-router'
import { redirectToHold } from '#features/booking/flow/redirect-to-hold.ts'

/** Without an id: the booking in progress. Source: product.md §2. */
export const Route = createFileRoute('/booking-confirm/')({
  staticData: { access: 'common', isPersonal: true },
  loader: (asked) => redirectToHold(asked, '/payment-options/$id'),
})
