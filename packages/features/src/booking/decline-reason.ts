import type { DeclineReason } from '@ginipig/domain/booking'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Why a provider declined, as they pick it and as their client reads it. Source: product.md §3. */
export const declineReasonWords: Record<DeclineReason, MessageDescriptor> = {
  fully_booked: msg`Fully booked`,
  not_suitable: msg`Not suitable from the consultation form`,
  photos_do_not_match: msg`Photos don’t match the requirements`,
  patch_test_not_possible: msg`Patch test not possible`,
  other: msg`Something else`,
}
