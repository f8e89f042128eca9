import type { CancellationReason } from '@ginipig/domain/booking'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Why a provider cancels, as they pick it. */
export const cancelReasonWords: Record<CancellationReason, MessageDescriptor> = {
  illness: msg`I’m ill`,
  emergency: msg`An emergency`,
  double_booked: msg`I’m double booked`,
  premises: msg`Equipment or premises`,
  other: msg`Something else`,
}

/** The same as their client reads it; where the provider's own words say it all, none of ours. */
export const cancelReasonTold: Record<CancellationReason, MessageDescriptor | undefined> = {
  illness: msg`They’re ill.`,
  emergency: msg`They have an emergency.`,
  double_booked: msg`They were double booked.`,
  premises: msg`Their equipment or premises can’t be used.`,
  other: undefined,
}
