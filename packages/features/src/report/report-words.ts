import type { ReportKind, ReportReason } from '@ginipig/domain/report'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Fifty characters at most. Source: product.md §3, spec §5. */
export const reportReasonWords: Record<ReportReason, MessageDescriptor> = {
  inappropriate: msg`Inappropriate content`,
  misleading: msg`Misleading listing or price`,
  contact_details: msg`Contact details or advertising`,
  safety: msg`Safety concern`,
  did_not_turn_up: msg`Did not turn up`,
  harassment: msg`Harassment`,
  other: msg`Something else`,
}

export const reportKindWords: Record<ReportKind, MessageDescriptor> = {
  listing: msg`You are reporting a treatment`,
  provider: msg`You are reporting a provider`,
  client: msg`You are reporting a client`,
  review: msg`You are reporting a review`,
  message: msg`You are reporting a message`,
  booking: msg`You are reporting what happened at a booking`,
}
