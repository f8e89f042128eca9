import type { DeclineReason } from '@ginipig/domain/booking'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Why a provider declined, as they pick it. Source: product.md §3. */
export const declineReasonWords: Record<DeclineReason, MessageDescriptor> = {
  fully_booked: msg`Fully booked`,
  not_suitable: msg`Not suitable from the consultation form`,
  photos_do_not_match: msg`Photos don’t match the requirements`,
  patch_test_not_possible: msg`Patch test not possible`,
  other: msg`Something else`,
}

/** The same as their client reads it; where the provider's own words say it all, none of ours. */
export const declineReasonTold: Record<DeclineReason, MessageDescriptor | undefined> = {
  fully_booked: msg`The diary is full that day.`,
  not_suitable: msg`From your answers, this treatment isn’t right for you.`,
  photos_do_not_match: msg`The photos don’t match what’s needed.`,
  patch_test_not_possible: msg`A patch test wasn’t possible in time.`,
  other: undefined,
}
