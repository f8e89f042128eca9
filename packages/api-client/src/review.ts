import { getListing } from '@ginipig/contract/listing/get-listing.ts'
import { getProviderPage, listProviderReviews } from '@ginipig/contract/provider/public-page.ts'
import {
  type ClientsReview,
  getClientReview,
  getMyReview,
  getPlatformReview,
  type PlatformReview,
  type ProvidersReview,
} from '@ginipig/contract/review/review.ts'
import { bookingLists, oneBooking } from './booking.ts'
import { type Effects, keyOf } from './core/call-options.ts'

/** Wherever everybody reads reviews. */
const shown = [keyOf(listProviderReviews), keyOf(getProviderPage), keyOf(getListing)]

/** After a client wrote or changed their review of an appointment. */
export const myReviewChanged = (bookingId: string): Effects<ClientsReview> => ({
  keep: (client, review) => void client.setQueryData(keyOf(getMyReview, { params: { bookingId } }), review),
  stale: [...bookingLists, ...oneBooking(bookingId), ...shown],
})

/** After a provider did. */
export const clientReviewChanged = (bookingId: string): Effects<ProvidersReview> => ({
  keep: (client, review) => void client.setQueryData(keyOf(getClientReview, { params: { bookingId } }), review),
  stale: [...bookingLists, ...oneBooking(bookingId), ...shown],
})

/** After a provider's public answer. */
export const reviewAnswered: Effects<unknown> = { stale: [keyOf(getClientReview), keyOf(listProviderReviews)] }

export const platformReviewChanged = (bookingId: string): Effects<PlatformReview> => ({
  keep: (client, review) => void client.setQueryData(keyOf(getPlatformReview, { params: { bookingId } }), review),
})
