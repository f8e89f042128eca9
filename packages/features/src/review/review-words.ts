import type { RatingDimension } from '@ginipig/domain/review'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What is rated. Source: spec §3. */
export const dimensionWords: Record<RatingDimension, MessageDescriptor> = {
  professionalism: msg`Professionalism`,
  friendliness: msg`Friendliness`,
  reliability: msg`Reliability`,
  results: msg`Results`,
}

/** What a client looks at in each. */
export const clientHints: Record<RatingDimension, MessageDescriptor> = {
  professionalism: msg`Clean, prepared, on time`,
  friendliness: msg`Put you at ease`,
  reliability: msg`Did what was agreed`,
  results: msg`You like what you see`,
}
