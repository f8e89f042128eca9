import type { RatingDimension } from '@ginipig/domain/review'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What clients rate. Source: spec §3. */
export const dimensionWords: Record<RatingDimension, MessageDescriptor> = {
  professionalism: msg`Professionalism`,
  friendliness: msg`Friendliness`,
  reliability: msg`Reliability`,
  results: msg`Results`,
}
