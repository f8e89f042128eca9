import type { ClientBooking, ProviderBooking } from '@ginipig/contract/booking/booking.ts'
import { getHold, getMyBooking, listMyBookings } from '@ginipig/contract/booking/client-calls.ts'
import { getProviderBooking, listProviderBookings } from '@ginipig/contract/booking/provider-calls.ts'
import { getLikeListings, getListing, getListingMonth } from '@ginipig/contract/listing/get-listing.ts'
import { getNextTimes } from '@ginipig/contract/listing/next-times.ts'
import { getEarningMonths, getEarnings, getStatement, listEarnings } from '@ginipig/contract/payment/earnings.ts'
import { listPayouts } from '@ginipig/contract/payment/payouts.ts'
import { getClientReview, getMyReview } from '@ginipig/contract/review/review.ts'
import { listWaits } from '@ginipig/contract/waitlist/waitlist.ts'
import type { QueryClient } from '@tanstack/react-query'
import { type Effects, keyOf } from '#core/call-options.ts'
import { payments } from './payment.ts'

/** Lists that any change of a booking may reorder; a hold also shows on the waitlist. */
export const bookingLists = [keyOf(listMyBookings), keyOf(listProviderBookings), keyOf(listWaits)]

/** What moves with a provider's money. */
export const earnings = [
  ...[keyOf(getEarnings), keyOf(getEarningMonths), keyOf(listEarnings), keyOf(getStatement)],
  // What reached their account at Stripe and waits there for its payout.
  keyOf(listPayouts),
]

/** One booking with what its two people said of each other, whoever looks at it. */
export const oneBooking = (bookingId: string) => [
  keyOf(getMyBooking, { params: { bookingId } }),
  keyOf(getProviderBooking, { params: { bookingId } }),
  keyOf(getMyReview, { params: { bookingId } }),
  keyOf(getClientReview, { params: { bookingId } }),
]

function keepOfClient(client: QueryClient, booking: ClientBooking): void {
  client.setQueryData(keyOf(getMyBooking, { params: { bookingId: booking.id } }), booking)
  const isHold = booking.status === 'pending_payment'
  const held = client.getQueryData(keyOf(getHold))
  if (isHold || held?.id === booking.id) client.setQueryData(keyOf(getHold), isHold ? booking : null)
}

/** After a client's change of a booking; its slot stays as it was. */
export const clientBookingChanged: Effects<ClientBooking> = {
  keep: keepOfClient,
  stale: [...bookingLists, ...payments],
}

/** Wherever it is told which times are free. */
const openTimes = [getListing, getListingMonth, getNextTimes, getLikeListings]

/** After one that took or freed a slot: listings show other places now. */
export const slotChanged: Effects<ClientBooking> = {
  keep: keepOfClient,
  stale: [...bookingLists, ...payments, ...openTimes.map((call) => keyOf(call))],
}

/** After a provider's answer. */
export const providerBookingChanged: Effects<ProviderBooking> = {
  keep: (client, booking) =>
    void client.setQueryData(keyOf(getProviderBooking, { params: { bookingId: booking.id } }), booking),
  stale: [...bookingLists, ...earnings],
}
