import type { ListingStep } from '@ginipig/domain/listing-draft'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const stepWords: Record<ListingStep, MessageDescriptor> = {
  treatment: msg`Treatment`,
  requirements: msg`Skills and requirements`,
  times: msg`Availability`,
}
